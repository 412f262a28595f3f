import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CartView } from '@/components/cart/cart-view';
import { destinationsOf } from '@/components/geo/destination';
import { PageMessages } from '@/components/layout/page-messages';
import { ProductRow } from '@/components/product/card/product-row';
import { WithoutScripts } from '@/components/site/without-scripts';
import { Container } from '@/components/ui/container';
import { deliveryPeriodOf } from '@/lib/domain/time/shop-time';
import { listProducts } from '@/lib/server/catalog';
import { pageMetadata } from '@/lib/server/metadata';
import { pagePeriod } from '@/lib/server/shop-time';
import { getSettings, listRegions } from '@/lib/server/site';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cart');
  return pageMetadata({ title: t('title'), description: t('lead'), path: '/cart' });
}

export default async function CartPage() {
  const [t, popular, allRegions, settings, pageTime] = await Promise.all([
    getTranslations('cart'),
    listProducts({ size: 5 }),
    listRegions(),
    getSettings(),
    pagePeriod(deliveryPeriodOf),
  ]);
  const { free_delivery_from: freeFrom } = settings;
  const regions = destinationsOf(allRegions);

  return (
    <PageMessages page="/cart">
      <Container page tall>
        <CartView terms={freeFrom === undefined ? undefined : { regions, freeFrom, pageTime }} />
        <WithoutScripts page="cart" />
        <ProductRow title={t('popular')} products={popular.results} />
      </Container>
    </PageMessages>
  );
}
