'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ShortProduct } from '@/lib/contract/product';
import { variantPath } from '@/lib/domain/option-choice';
import { findSubProduct, firstInStock } from '@/lib/domain/variant';
import { ChosenPercent } from './chosen-percent';
import { OptionPicker } from './option-picker';
import { OptionsProvider, useOptions } from './options-provider';
import { ProductGallery } from './product-gallery';
import { ProductRating } from './product-rating';
import styles from './quick-view.module.css';
import { QuickViewBuy } from './quick-view-buy';
import { ShortDescription } from './short-description';

type Props = { product: ShortProduct; dialog: 'open' | 'closing' };

export function QuickView({ product, dialog }: Props) {
  const { name, images, attributes, sub_products: subProducts, slug } = product;
  const [cardPictures] = useState(() => picturesOfCards(images));

  return (
    <OptionsProvider attributes={attributes} subProducts={subProducts}>
      <div className={styles.view}>
        <ProductGallery
          {...{ images, name, dialog }}
          badge={<ChosenPercent />}
          cardPicture={(image) => cardPictures.get(image)}
        />
        <div className={styles.facts}>
          <header>
            <p className={styles.title} aria-hidden="true">
              {name}
            </p>
            <ProductRating product={product} />
          </header>
          <OptionPicker images={images} />
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

/** From which addresses the cards below show these pictures, before the gallery shows them too. */
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
