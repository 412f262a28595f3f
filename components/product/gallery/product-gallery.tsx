'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useOptions } from '@/components/product/actions/options-provider';
import { shownCardImage } from '@/components/product/card/card-image';
import { Carousel, type CarouselHandle } from '@/components/ui/carousel/carousel';
import { Icon } from '@/components/ui/display/icon';
import { Picture } from '@/components/ui/display/picture';
import { IconButton } from '@/components/ui/icon-button';
import type { ProductImage } from '@/lib/contract/product';
import { type Selection, valueShown } from '@/lib/domain/product/variant';
import { mediaUrl } from '@/lib/http/url';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { GalleryLayout } from './gallery-layout';
import styles from './product-gallery.module.css';
import { ThumbnailStrip } from './thumbnail-strip';

const ProductLightbox = lazyWithMessages(() =>
  import('./product-lightbox').then(({ ProductLightbox }) => ProductLightbox),
);

type Props = {
  images: readonly ProductImage[];
  name: string;
  badge?: ReactNode;
  /**
   * Returns the URL from which a card loaded the image. The gallery shows that file until its own
   * has loaded.
   */
  cardPicture?: (image: string) => string | undefined;
  /** The state of the surrounding dialog, if any. */
  dialog?: 'open' | 'closing';
};

export function ProductGallery(props: Props) {
  return props.images.length > 0 ? <Gallery {...props} /> : <NoPictures badge={props.badge} />;
}

/** Replaces the gallery of a product without images, which an import can create. */
function NoPictures({ badge }: Pick<Props, 'badge'>) {
  return (
    <GalleryLayout thumbnails={<span />} badge={badge}>
      <div className={styles.none}>
        <Icon name="image" size={64} />
      </div>
    </GalleryLayout>
  );
}

function Gallery(props: Props) {
  const { images, name, badge, dialog, cardPicture = shownCardImage } = props;
  const t = useTranslations('product');
  const slides = useRef<CarouselHandle>(null);
  const zoom = useRef<HTMLButtonElement>(null);
  const [current, setCurrent] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { attributes, selection, isChosenHere } = useOptions();
  const areOfOneValue = images.every(
    ({ attribute_value: value }) => value === images[0]?.attribute_value,
  );
  // An image may belong to a value other than the selected one, so each has a label.
  const labelOf = (image: ProductImage | undefined) =>
    areOfOneValue ? '' : valueShown(attributes, image?.attribute_value ?? null);
  const label = labelOf(images[current]);
  const value = images[current]?.attribute_value ?? null;
  const isOfOther = value !== null && !Object.values(selection).includes(value);
  const chosen = imageOf(images, selection);

  const show = (index: number, isInstant = false) => slides.current?.show(index, isInstant);
  const shownFor = useRef(0);
  const showChosen = useEffectEvent((index: number) => {
    // The shopper may have swiped before the page was hydrated.
    if (index === shownFor.current) return;
    shownFor.current = index;
    // An animation across several slides would load each of their images.
    show(index, !isChosenHere || Math.abs(index - current) > 1);
  });
  // This effect runs before paint, because the URL may name a different variant than the HTML.
  useLayoutEffect(() => showChosen(chosen), [chosen]);

  return (
    <>
      <GalleryLayout
        label={t('gallery')}
        thumbnails={<ThumbnailStrip images={images} current={current} onChoose={show} />}
        badge={badge}
      >
        <Carousel
          ref={slides}
          kind="pages"
          className={styles.slides}
          onChange={setCurrent}
          slideProps={(index) => ({ style: behind(cardPicture(images[index]?.image ?? '')) })}
          controls={(isLive) => (
            <IconButton
              ref={zoom}
              // Exactly one of the two buttons is in the Tab order.
              tabIndex={isLive ? undefined : -1}
              icon="expand"
              iconSize={20}
              label={t('enlarge')}
              kind="raised"
              round
              className={styles.zoom}
              onClick={() => setOpen(true)}
            />
          )}
        >
          {(isLive) =>
            images.map((picture, index) => (
              <button
                key={picture.id}
                type="button"
                // This button is a target for touch and mouse. Keyboard users use the expand button
                // once Swiper moves the slides, and this one until then, because a scroll container
                // needs a focusable element.
                tabIndex={isLive || index !== current ? -1 : undefined}
                onClick={() => {
                  // The expand button gets the focus when the lightbox closes. Another slide may be
                  // current by then, and focusing this slide would scroll back to it.
                  zoom.current?.focus();
                  setOpen(true);
                }}
              >
                <Picture
                  src={mediaUrl(picture.image)}
                  alt={t('pictureOf', {
                    name: [name, labelOf(picture)].filter(Boolean).join(', '),
                    number: index + 1,
                    count: images.length,
                  })}
                  width={568}
                  height={568}
                  widths={[352, 500, 720, 1000, 1232]}
                  sizes="(min-width: 1200px) 492px, (min-width: 992px) calc(100vw - 488px), (min-width: 576px) calc(100vw - 364px), calc(100vw - 32px)"
                  priority={index === 0}
                />
              </button>
            ))
          }
        </Carousel>
        <p className={styles.count} data-other={isOfOther || undefined} aria-hidden="true">
          {`${current + 1} / ${images.length}${label && ` · ${label}`}`}
        </p>
      </GalleryLayout>
      {isOpen && dialog !== 'closing' && (
        <ProductLightbox
          isOverDialog={dialog !== undefined}
          pictures={images.map((image) => ({ src: mediaUrl(image.image), label: labelOf(image) }))}
          name={name}
          index={current}
          onView={(index) => show(index, true)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function behind(address: string | undefined) {
  return address ? { backgroundImage: `url("${address}")` } : undefined;
}

function imageOf(images: readonly ProductImage[], selection: Selection): number {
  const values = Object.values(selection);
  const index = images.findIndex(
    ({ attribute_value }) => attribute_value !== null && values.includes(attribute_value),
  );
  return Math.max(index, 0);
}
