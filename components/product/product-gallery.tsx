'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Picture } from '@/components/ui/picture';
import type { ProductImage } from '@/lib/contract/product';
import type { Selection } from '@/lib/domain/variant';
import { mediaUrl } from '@/lib/http/url';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import { shownCardPicture } from './card-picture';
import { GalleryLayout } from './gallery-layout';
import { useOptions } from './options-provider';
import styles from './product-gallery.module.css';
import { ThumbnailStrip } from './thumbnail-strip';

const ProductLightbox = lazyWithMessages(() =>
  import('./product-lightbox').then(({ ProductLightbox }) => ProductLightbox),
);

type Props = {
  images: ProductImage[];
  name: string;
  badge?: ReactNode;
};

/** The slides scroll natively; thumbnails and the chosen option scroll to theirs. */
export function ProductGallery({ images, name, badge }: Props) {
  const t = useTranslations('product');
  const slides = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { selection, isChosenHere } = useOptions();
  const chosen = imageOf(images, selection);

  function show(index: number, behavior: ScrollBehavior = 'smooth') {
    const list = slides.current;
    list?.scrollTo({ left: index * list.clientWidth, behavior });
  }

  const showChosen = useEffectEvent((index: number) =>
    show(index, isChosenHere ? 'smooth' : 'instant'),
  );
  useEffect(() => showChosen(chosen), [chosen]);

  return (
    <>
      <GalleryLayout
        label={t('gallery')}
        thumbnails={<ThumbnailStrip images={images} current={current} onChoose={show} />}
        badge={badge}
      >
        <ul
          ref={slides}
          className={styles.slides}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / Math.max(clientWidth, 1)))
          }
        >
          {images.map(({ id, image }, index) => (
            <li key={id} style={behind(image)}>
              <button type="button" aria-label={t('enlarge')} onClick={() => setOpen(true)}>
                <Picture
                  src={mediaUrl(image)}
                  alt={t('pictureOf', { name, number: index + 1, count: images.length })}
                  width={568}
                  height={568}
                  widths={[352, 500, 720, 1000, 1232]}
                  sizes="(min-width: 1200px) 492px, (min-width: 992px) calc(100vw - 488px), (min-width: 768px) calc(100vw - 384px), calc(100vw - 32px)"
                  priority={index === 0}
                />
              </button>
            </li>
          ))}
        </ul>
        <IconButton
          icon="expand"
          iconSize={20}
          label={t('enlarge')}
          kind="raised"
          round
          className={styles.zoom}
          onClick={() => setOpen(true)}
        />
        <p className={styles.count} aria-hidden="true">{`${current + 1} / ${images.length}`}</p>
      </GalleryLayout>
      {isOpen && (
        <ProductLightbox
          urls={images.map(({ image }) => mediaUrl(image))}
          name={name}
          index={current}
          onView={(index) => show(index, 'instant')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The picture that a card has shown is the background until the large one loads. */
function behind(image: string) {
  const address = shownCardPicture(image);
  return address ? { backgroundImage: `url("${address}")` } : undefined;
}

/** The index of the picture of the chosen option, 0 if there is none. */
function imageOf(images: ProductImage[], selection: Selection): number {
  const values = Object.values(selection);
  const index = images.findIndex(
    ({ attribute_value }) => attribute_value !== null && values.includes(attribute_value),
  );
  return Math.max(index, 0);
}
