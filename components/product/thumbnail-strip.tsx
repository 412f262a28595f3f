'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Picture } from '@/components/ui/picture';
import { THUMBNAILS_SLIDE_FROM } from '@/lib/constants';
import type { ProductImage } from '@/lib/contract/product';
import { mediaUrl } from '@/lib/http/url';
import styles from './thumbnail-strip.module.css';

type Props = { images: ProductImage[]; current: number; onChoose: (index: number) => void };

/** Scrolls with the current picture if there are at least five (S9-27). */
export function ThumbnailStrip({ images, current, onChoose }: Props) {
  const t = useTranslations('product');
  const strip = useRef<HTMLDivElement>(null);
  const slides = images.length >= THUMBNAILS_SLIDE_FROM;
  const before = useRef(current);

  useEffect(() => {
    const list = strip.current;
    const thumbnail = list?.children.item(current);
    // A swipe passes picture by picture; a chosen picture jumps, and so does the strip.
    const behavior = Math.abs(current - before.current) > 1 ? 'instant' : 'smooth';
    before.current = current;
    if (!slides || !list || !(thumbnail instanceof HTMLElement)) return;
    const middle = thumbnail.offsetTop - (list.clientHeight - thumbnail.clientHeight) / 2;
    list.scrollTo({ top: middle, behavior });
  }, [current, slides]);

  return (
    <div ref={strip} className={styles.strip} data-slides={slides || undefined}>
      {images.map(({ id, image }, index) => (
        <button
          key={id}
          type="button"
          className={styles.thumbnail}
          aria-label={t('showPicture', { number: index + 1 })}
          aria-current={index === current}
          onClick={() => onChoose(index)}
        >
          <Picture
            src={mediaUrl(image)}
            alt=""
            width={64}
            height={64}
            widths={[64, 128]}
            sizes="64px"
          />
        </button>
      ))}
    </div>
  );
}
