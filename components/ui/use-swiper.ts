import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Swiper } from 'swiper';
import type { CarouselKind } from './carousel-swiper';

type Options = {
  kind: CarouselKind;
  current: number;
  isSliding: boolean;
  playEvery: number | undefined;
  isPlaying: boolean;
  onChange: (index: number) => void;
};

/** Swiper on the frame's list, loaded once the page is hydrated; null until then (record 048). */
export function useSwiper(frame: RefObject<HTMLElement | null>, options: Options): Swiper | null {
  const { kind, isSliding, playEvery, isPlaying } = options;
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const currentIndex = useEffectEvent(() => options.current);
  const changed = useEffectEvent((made: Swiper) => options.onChange(made.activeIndex));

  useEffect(() => {
    const box = frame.current;
    if (!isSliding || !box) return;
    let hasEnded = false;
    let made: Swiper | null = null;

    async function begin(box: HTMLElement) {
      const engine = await import('./carousel-swiper');
      if (kind === 'pages') await engine.scrollEnd(box);
      if (hasEnded) return;
      made = engine.takeOver(box, { kind, current: currentIndex(), playEvery });
      made.on('slideChange', changed);
      changed(made);
      setSwiper(made);
    }

    // If it cannot be loaded, the browser goes on scrolling.
    begin(box).catch(() => {});
    return () => {
      hasEnded = true;
      made?.destroy();
      delete box.dataset.live;
      setSwiper(null);
    };
  }, [frame, kind, isSliding, playEvery]);

  useEffect(() => {
    if (!swiper || !playEvery) return;
    if (isPlaying) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, playEvery, isPlaying]);

  return swiper;
}
