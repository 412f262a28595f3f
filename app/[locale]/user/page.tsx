import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LatestOrders } from '@/components/order/latest-orders';
import { AccountHome } from '@/components/user/account-home';
import { pageMetadata } from '@/lib/server/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return pageMetadata({ title: t('cabinet'), description: t('lead'), path: '/user' });
}

export default function AccountPage() {
  return (
    <>
      <AccountHome />
      <LatestOrders />
    </>
  );
}
