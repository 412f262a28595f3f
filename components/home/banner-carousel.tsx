'use client';

import { useTranslations } from 'next-intl';
import { Children, type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { Carousel, type CarouselHandle } from '@/components/ui/carousel/carousel';
import { IconButton } from '@/components/ui/icon-button';
import { CAROUSEL_AUTOPLAY_MS } from '@/lib/constants';
import { isSlowConnection } from '@/lib/hooks/slow-connection';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { CALM, useMedia } from '@/lib/hooks/use-media';
import styles from './banner-carousel.module.css';

type Props = { label: string; children: ReactNode };

export function BannerCarousel({ label, children }: Props) {
  const t = useTranslations('carousel');
  const carousel = useRef<CarouselHandle>(null);
  const [current, setCurrent] = useState(0);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const prefersReducedMotion = useMedia(CALM);
  const isHydrated = useIsHydrated();
  const isSlow = isHydrated && isSlowConnection();
  const [chosen, setChosen] = useState<'play' | 'pause' | null>(null);
  const isPaused = chosen ? chosen === 'pause' : prefersReducedMotion || isSlow;
  const count = Children.count(children);
  const show = (index: number) => carousel.current?.show(index);

  return (
    <Carousel
      ref={carousel}
      kind="pages"
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      // With data saving or on 2G, Swiper loads only after the shopper has pressed "play".
      isEager={isHydrated && (!isSlow || chosen !== null)}
      playEveryMs={CAROUSEL_AUTOPLAY_MS}
      isPlaying={!(isPaused || isPointedAt || hasFocus)}
      onChange={setCurrent}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={(event) => setFocus(!isLeft(event))}
      slideProps={(index, isLive) => ({
        'aria-label': t('slideOf', { number: index + 1, count }),
        inert: isLive && index !== current,
      })}
      controls={
        <>
          <div className={styles.controls}>
            <IconButton
              icon={isPaused ? 'play' : 'pause'}
              iconSize={16}
              label={isPaused ? t('play') : t('pause')}
              onClick={() => setChosen(isPaused ? 'play' : 'pause')}
            />
            {Children.map(children, (_, index) => (
              <button
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
              aria-disabled={current >= count - 1}
              onClick={() => show(current + 1)}
            />
          </div>
        </>
      }
    >
      {children}
    </Carousel>
  );
}

function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
