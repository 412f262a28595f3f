'use client';

import { type MouseEvent, useState } from 'react';
import { Picture } from '@/components/ui/display/picture';
import { lazyWithMessages } from '@/lib/i18n/lazy-with-messages';
import styles from './review-photos.module.css';

const Lightbox = lazyWithMessages(() =>
  import('@/components/product/gallery/product-lightbox').then((file) => file.ProductLightbox),
);

type Props = {
  photos: { src: string; label: string }[];
  author: string;
};

/** Links to the photos of a review. Once hydrated, the links open the lightbox. */
export function ReviewPhotos({ photos, author }: Props) {
  const [shown, setShown] = useState<number | null>(null);
  const open = (event: MouseEvent, index: number) => {
    // With one of these keys, the browser opens the photo in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
  };

  return (
    <div className={styles.photos}>
      {photos.map(({ src, label }, index) => (
        <a key={src} href={src} onClick={(event) => open(event, index)}>
          <Picture src={src} alt={label} width={64} height={64} widths={[64, 128]} sizes="64px" />
        </a>
      ))}
      {shown !== null && (
        <Lightbox
          pictures={photos.map(({ src }) => ({ src }))}
          name={author}
          index={shown}
          onView={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}
