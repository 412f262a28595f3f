import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Swiper } from 'swiper';
import type { CarouselKind } from './carousel-swiper';

type UseSwiperOptions = {
  kind: CarouselKind;
  current: number;
  isSliding: boolean;
  /** Whether to load Swiper at once instead of when a mouse moves over the frame. */
  isEager: boolean;
  /** Milliseconds per slide while `isPlaying`. */
  playEveryMs: number | undefined;
  isPlaying: boolean;
  onChange: (index: number) => void;
};

/** Returns the Swiper instance for the frame's list, or null until Swiper is loaded (ADR 048). */
export function useSwiper(
  frame: RefObject<HTMLElement | null>,
  options: UseSwiperOptions,
): Swiper | null {
  const { kind, current, isSliding, isEager, playEveryMs, isPlaying } = options;
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const isPointedAt = useIsPointedAt(frame);
  const isWanted = isSliding && (isEager || isPointedAt);
  const start = useEffectEvent(() => ({ kind, current, playEveryMs }));
  const changed = useEffectEvent((made: Swiper) => options.onChange(made.activeIndex));

  useEffect(() => {
    const box = frame.current;
    if (!isWanted || !box) return;
    let hasEnded = false;
    let made: Swiper | null = null;

    async function begin(box: HTMLElement) {
      const engine = await import('./carousel-swiper');
      if (kind === 'pages') await engine.scrollEnd(box);
      if (hasEnded) return;
      made = engine.takeOver(box, start());
      made.on('slideChange', changed);
      changed(made);
      setSwiper(made);
    }

    // If Swiper cannot load, the browser continues to handle scrolling.
    begin(box).catch(() => {});
    return () => {
      hasEnded = true;
      made?.destroy();
      delete box.dataset.live;
      setSwiper(null);
    };
  }, [frame, kind, isWanted]);

  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    if (!isPlaying) swiper.autoplay.stop();
    else if (!swiper.autoplay.running) swiper.autoplay.start();
    // Swiper pauses when its tab becomes hidden, but not when it starts in a hidden one.
    if (document.hidden) swiper.autoplay.pause();
  }, [swiper, isPlaying]);

  return swiper;
}

/**
 * Returns whether a mouse has moved over the frame. Unlike a finger, a mouse cannot drag the native
 * list.
 */
function useIsPointedAt(frame: RefObject<HTMLElement | null>): boolean {
  const [isPointedAt, setPointedAt] = useState(false);

  useEffect(() => {
    const box = frame.current;
    if (isPointedAt || !box) return;
    const listen = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setPointedAt(true);
    box.addEventListener('pointermove', listen, { passive: true });
    return () => box.removeEventListener('pointermove', listen);
  }, [frame, isPointedAt]);

  return isPointedAt;
}
