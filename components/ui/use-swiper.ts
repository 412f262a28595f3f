import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Swiper } from 'swiper';
import type { CarouselKind } from './carousel-swiper';

type Options = {
  kind: CarouselKind;
  current: number;
  isSliding: boolean;
  onChange: (index: number) => void;
};

/** Swiper on the frame's list, loaded when a mouse moves over it; null until then (record 048). */
export function useSwiper(frame: RefObject<HTMLElement | null>, options: Options): Swiper | null {
  const { kind, isSliding } = options;
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
      made = engine.takeOver(box, { kind, current: currentIndex() });
      made.on('slideChange', changed);
      changed(made);
      setSwiper(made);
    }

    const stopWaiting = onMouse(box, () => {
      // If it cannot be loaded, the browser goes on scrolling.
      begin(box).catch(() => {});
    });
    return () => {
      hasEnded = true;
      stopWaiting();
      made?.destroy();
      delete box.dataset.live;
      setSwiper(null);
    };
  }, [frame, kind, isSliding]);

  return swiper;
}

/** A finger drags what the browser scrolls, a mouse does not. */
function onMouse(box: HTMLElement, act: () => void): () => void {
  const waiting = new AbortController();
  const listener = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    waiting.abort();
    act();
  };
  box.addEventListener('pointermove', listener, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
