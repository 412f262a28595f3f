import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CheckoutView } from '@/components/checkout/checkout-view';
import { PageMessages } from '@/components/layout/page-messages';
import { WithoutScripts } from '@/components/site/without-scripts';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container } from '@/components/ui/container';
import { pageMetadata } from '@/lib/server/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout');
  return pageMetadata({ title: t('title'), description: t('lead'), path: '/orders' });
}

export default async function OrdersPage() {
  const [t, catalog] = await Promise.all([getTranslations('checkout'), getTranslations('catalog')]);
  const trail = [{ name: t('cart'), href: '/cart' }, { name: t('crumb') }];

  return (
    <PageMessages page="/orders">
      <Container tall>
        <Breadcrumb items={trail} label={catalog('breadcrumb')} />
        <CheckoutView />
        <WithoutScripts page="checkout" />
      </Container>
    </PageMessages>
  );
}
