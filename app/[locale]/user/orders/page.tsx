import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OrdersView } from '@/components/order/orders-view';
import { pageMetadata } from '@/lib/server/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return pageMetadata({
    title: t('title'),
    description: t('lead'),
    path: '/user/orders',
  });
}

export default function OrdersPage() {
  return <OrdersView />;
}
