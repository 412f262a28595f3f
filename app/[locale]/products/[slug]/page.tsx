import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { destinationsOf } from '@/components/geo/destination';
import { PageMessages } from '@/components/layout/page-messages';
import { OptionPicker } from '@/components/product/actions/option-picker';
import { OptionsProvider } from '@/components/product/actions/options-provider';
import { BelowFirstScreen } from '@/components/product/card/below-first-screen';
import { SeenProducts } from '@/components/product/card/seen-products';
import { ChosenGallery } from '@/components/product/gallery/chosen-gallery';
import { BarPromise } from '@/components/product/page/buy/bar-promise';
import { BuyBox } from '@/components/product/page/buy/buy-box';
import { DeliveryFacts } from '@/components/product/page/facts/delivery-facts';
import { KeyFacts } from '@/components/product/page/facts/key-facts';
import { ProductDetails } from '@/components/product/page/facts/product-details';
import { ProductColumns } from '@/components/product/page/product-columns';
import { ProductHeading } from '@/components/product/page/product-heading';
import styles from '@/components/product/page/product-page.module.css';
import { ProductTrail } from '@/components/product/page/product-trail';
import { SimilarProducts } from '@/components/product/page/similar-products';
import { ReviewSection } from '@/components/review/review-section';
import { Container } from '@/components/ui/container';
import { JsonLd } from '@/components/ui/json-ld';
import { offersInstallment } from '@/lib/domain/order/payment-methods';
import { localePath } from '@/lib/domain/routing/locale-path';
import { deliveryPeriodOf } from '@/lib/domain/time/shop-time';
import { productLd } from '@/lib/server/json-ld';
import { pageMetadata, productTitle } from '@/lib/server/metadata';
import { getProduct, listReviews, listSimilar } from '@/lib/server/product';
import { plainText } from '@/lib/server/sanitize';
import { pagePeriod } from '@/lib/server/shop-time';
import { getSettings, listRegions } from '@/lib/server/site';

type Props = PageProps<'/[locale]/products/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await getProduct((await params).slug);
  const { short_description, description, slug, images } = product;
  return pageMetadata({
    title: await productTitle(product),
    description: plainText(short_description),
    details: plainText(description),
    path: `/products/${slug}`,
    image: images[0]?.image,
    isProduct: true,
  });
}

export default async function ProductPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { option, amount } = await searchParams;
  const [product, reviews, similar, settings, allRegions, locale, pageTime] = await Promise.all([
    getProduct(slug),
    listReviews(slug, { size: 3 }),
    listSimilar(slug, 5),
    getSettings(),
    listRegions(),
    getLocale(),
    pagePeriod(deliveryPeriodOf),
  ]);
  const t = await getTranslations('product');
  const path = `/products/${product.slug}`;
  const { images, attributes, sub_products, categories, seller } = product;
  const isExpress = product.is_express ?? false;
  const regions = destinationsOf(allRegions);
  const isSoldOut = sub_products.every(({ amount: stock }) => stock === 0);
  const sellerText = seller && `${t('seller')} ${seller.name}`;
  const similarRow = <SimilarProducts products={similar} menu={categories.at(-1)?.slug} />;

  return (
    <PageMessages page="/products/[slug]">
      <Container>
        <JsonLd data={productLd(product, reviews.results, localePath(locale, path))} />
        <ProductTrail categories={categories} name={product.name} path={path} />
        <div className={isSoldOut ? undefined : styles.product}>
          <OptionsProvider
            attributes={attributes}
            subProducts={sub_products}
            requested={{ option, amount }}
            product={{ id: product.id, name: product.name }}
            requiresSize
          >
            <ProductColumns
              gallery={<ChosenGallery images={images} name={product.name} />}
              heading={<ProductHeading product={product} />}
              choices={
                <>
                  <OptionPicker images={images} sizePage={product.size_page} />
                  <KeyFacts specs={product.specs} />
                </>
              }
              buy={
                <>
                  <BuyBox
                    productId={product.id}
                    name={product.name}
                    images={images}
                    hasInstallment={offersInstallment(settings.payment_methods)}
                    promise={
                      <BarPromise
                        regions={regions}
                        isExpress={isExpress}
                        seller={sellerText}
                        pageTime={pageTime}
                      />
                    }
                  />
                  <DeliveryFacts
                    settings={settings}
                    regions={regions}
                    product={product}
                    pageTime={pageTime}
                  />
                </>
              }
            />
          </OptionsProvider>
          <BelowFirstScreen>
            {isSoldOut && similarRow}
            <div className={styles.below}>
              <ProductDetails product={product} />
              <ReviewSection slug={product.slug} reviews={reviews} />
            </div>
          </BelowFirstScreen>
        </div>
        <BelowFirstScreen>
          {!isSoldOut && similarRow}
          <SeenProducts productId={product.id} />
        </BelowFirstScreen>
      </Container>
    </PageMessages>
  );
}
