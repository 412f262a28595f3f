'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OptionPicker } from '@/components/product/actions/option-picker';
import { OptionsProvider, useOptions } from '@/components/product/actions/options-provider';
import { ProductRating } from '@/components/product/card/product-rating';
import { ProductGallery } from '@/components/product/gallery/product-gallery';
import { ChosenPercent } from '@/components/product/page/buy/chosen-badges';
import { ShortDescription } from '@/components/product/page/facts/short-description';
import { Icon } from '@/components/ui/display/icon';
import { Link } from '@/components/ui/link';
import type { ShortProduct } from '@/lib/contract/product';
import { variantPath } from '@/lib/domain/product/option-choice';
import { findSubProduct, firstInStock } from '@/lib/domain/product/variant';
import styles from './quick-view.module.css';
import { QuickViewBuy } from './quick-view-buy';

type Props = { product: ShortProduct; dialog: 'open' | 'closing' };

export function QuickView({ product, dialog }: Props) {
  const { name, images, attributes, sub_products: subProducts, slug } = product;
  const [cardPictures] = useState(() => picturesOfCards(images));

  return (
    <OptionsProvider attributes={attributes} subProducts={subProducts} product={product}>
      <div className={styles.view}>
        <ProductGallery
          images={images}
          name={name}
          dialog={dialog}
          badge={<ChosenPercent />}
          cardPicture={(image) => cardPictures.get(image)}
        />
        <div className={styles.facts}>
          <div>
            <ProductRating product={product} />
          </div>
          <OptionPicker images={images} sizePage={product.size_page} />
          <ShortDescription html={product.short_description} className={styles.text} />
          <div className={styles.buy}>
            <QuickViewBuy productId={product.id} name={name} images={images} />
            <MoreLink slug={slug} />
          </div>
        </div>
      </div>
    </OptionsProvider>
  );
}

/** Finds the URLs from which the cards behind the dialog loaded these images. */
function picturesOfCards(images: ShortProduct['images']) {
  const addresses = [...document.images].map(({ currentSrc }) => currentSrc);
  return new Map(
    images.map(({ image }) => {
      const path = encodeURIComponent(image);
      return [image, addresses.find((address) => address.includes(path))];
    }),
  );
}

function MoreLink({ slug }: { slug: string }) {
  const t = useTranslations('quickView');
  const { subProducts, subProduct } = useOptions();
  const opened = findSubProduct(subProducts, firstInStock(subProducts));
  const chosen = subProduct && subProduct !== opened ? subProduct.id : null;

  return (
    <Link href={variantPath(slug, chosen)} className={styles.more}>
      {t('more')}
      <Icon name="chevron-right" size={16} />
    </Link>
  );
}
