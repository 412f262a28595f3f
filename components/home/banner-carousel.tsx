'use client';

import { useTranslations } from 'next-intl';
import { Children, type ReactNode, useCallback, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { useSaveData } from '@/components/ui/save-data';
import { CAROUSEL_AUTOPLAY_MS } from '@/lib/constants';
import { useAutoplay } from '@/lib/hooks/use-autoplay';
import styles from './banner-carousel.module.css';

type Props = { label: string; children: ReactNode };

/** Shows one slide at a time, advances by itself and stops at the last (S9-04 to S9-06). */
export function BannerCarousel({ label, children }: Props) {
  const t = useTranslations('carousel');
  const slides = Children.toArray(children);
  const frame = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const saveData = useSaveData();
  const isLast = current >= slides.length - 1;

  const show = useCallback((index: number) => {
    const list = track.current;
    list?.scrollTo({ left: index * list.clientWidth, behavior: 'smooth' });
  }, []);
  const showNext = useCallback(() => show(current + 1), [show, current]);
  useAutoplay(frame, {
    every: CAROUSEL_AUTOPLAY_MS,
    isPaused: isPaused || isLast || saveData,
    onTick: showNext,
  });

  return (
    <section
      ref={frame}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <ul
        ref={track}
        className={styles.track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / Math.max(clientWidth, 1)))
        }
      >
        {slides.map((slide, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change places.
            key={index}
            aria-label={t('slideOf', { number: index + 1, count: slides.length })}
            inert={index !== current}
          >
            {slide}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          iconSize={16}
          label={isPaused ? t('play') : t('pause')}
          onClick={() => setPaused(!isPaused)}
        />
        {slides.map((_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots stand for places.
            key={index}
            type="button"
            className={styles.dot}
            aria-label={t('show', { number: index + 1 })}
            aria-current={index === current}
            onClick={() => show(index)}
          />
        ))}
      </div>
      <div className={styles.arrows}>
        <IconButton
          icon="chevron-left"
          iconSize={20}
          kind="raised"
          round
          label={t('previous')}
          aria-disabled={current === 0}
          onClick={() => show(current - 1)}
        />
        <IconButton
          icon="chevron-right"
          iconSize={20}
          kind="raised"
          round
          label={t('next')}
          aria-disabled={isLast}
          onClick={() => show(current + 1)}
        />
      </div>
    </section>
  );
}
