'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Carousel } from '@/components/ui/carousel/carousel';
import { Picture } from '@/components/ui/display/picture';
import { mediaUrl } from '@/lib/http/url';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import styles from './branch-gallery.module.css';

const Lightbox = lazyWithMessages(() =>
  import('@/components/product/gallery/product-lightbox').then((file) => file.ProductLightbox),
);

export function BranchGallery({ images, name }: { images: string[]; name: string }) {
  const t = useTranslations('home');
  const [shown, setShown] = useState<number | null>(null);

  return (
    <>
      <Carousel kind="row" className={styles.pictures}>
        {images.map((image, index) => (
          <button
            key={image}
            type="button"
            aria-label={t('pictureOf', { name, number: index + 1 })}
            onClick={() => setShown(index)}
          >
            <Picture
              src={mediaUrl(image)}
              alt=""
              width={128}
              height={72}
              widths={[128, 240]}
              sizes="128px"
            />
          </button>
        ))}
      </Carousel>
      {shown !== null && (
        <Lightbox
          pictures={images.map((image) => ({ src: mediaUrl(image) }))}
          name={name}
          index={shown}
          onView={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
