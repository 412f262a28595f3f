'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Carousel, type CarouselHandle } from '@/components/ui/carousel/carousel';
import { Picture } from '@/components/ui/display/picture';
import { THUMBNAILS_SLIDE_FROM } from '@/lib/constants';
import type { ProductImage } from '@/lib/contract/product';
import { mediaUrl } from '@/lib/http/url';
import styles from './thumbnail-strip.module.css';

type Props = {
  images: readonly ProductImage[];
  current: number;
  onChoose: (index: number) => void;
};

/**
 * The thumbnails are one Tab stop, and arrow keys move between them. With five images or more, the
 * strip slides along with the current one (S9-27).
 */
export function ThumbnailStrip({ images, current, onChoose }: Props) {
  const t = useTranslations('product');
  const strip = useRef<CarouselHandle>(null);
  const slides = images.length >= THUMBNAILS_SLIDE_FROM;
  const before = useRef(current);

  useEffect(() => {
    // A swipe moves one image at a time. After a larger step, the gallery shows the selected image
    // without an animation, so the strip also moves without one.
    const isInstant = Math.abs(current - before.current) > 1;
    before.current = current;
    if (slides) strip.current?.show(current, isInstant);
  }, [current, slides]);

  return (
    <Carousel
      ref={strip}
      kind="strip"
      className={styles.strip}
      media={slides ? '(min-width: 992px)' : 'not all'}
    >
      {images.map(({ id, image }, index) => (
        <button
          key={id}
          type="button"
          className={styles.thumbnail}
          aria-label={t('showPicture', { number: index + 1 })}
          aria-current={index === current || undefined}
          tabIndex={index === current ? undefined : -1}
          onClick={() => onChoose(index)}
          onKeyDown={(event) => step(event, index, onChoose)}
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
    </Carousel>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves the selection and the focus to the neighboring thumbnail. */
function step(event: KeyboardEvent, from: number, choose: (index: number) => void) {
  const by = steps[event.key];
  const items = event.currentTarget.closest('ul')?.children;
  const next = by && items?.item(from + by)?.querySelector('button');
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  choose(from + by);
  next.focus();
}
