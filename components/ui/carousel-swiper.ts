import { Swiper } from 'swiper';
import { FreeMode, Mousewheel } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { prefersCalm } from '@/lib/hooks/prefers-calm';

/** Pages: one slide at a time. A row and a strip stop anywhere; a strip is vertical. */
export type CarouselKind = 'pages' | 'row' | 'strip';

type TakeOver = { kind: CarouselKind; current: number };

const byKind: Record<CarouselKind, SwiperOptions> = {
  pages: {},
  row: { freeMode: true },
  strip: {
    direction: 'vertical',
    freeMode: true,
    centeredSlides: true,
    centeredSlidesBounds: true,
  },
};

/** Swiper goes on where the browser has scrolled to: all of it is one frame, and nothing moves. */
export function takeOver(frame: HTMLElement, { kind, current }: TakeOver): Swiper {
  const track = trackOf(frame);
  const scrolled = track.scrollLeft + track.scrollTop;
  const gap = Number.parseFloat(getComputedStyle(track).gap) || 0;
  // From here on the styles leave scrolling and gaps to Swiper.
  frame.dataset.live = '';
  const swiper = new Swiper(frame, {
    modules: [FreeMode, Mousewheel],
    slidesPerView: 'auto',
    spaceBetween: gap,
    initialSlide: current,
    speed: prefersCalm() ? 0 : 300,
    // A slow drag over half of a wide banner would be too long.
    longSwipesRatio: 0.25,
    grabCursor: true,
    observer: true,
    mousewheel: { forceToAxis: true, releaseOnEdges: true },
    ...byKind[kind],
  });
  if (kind !== 'pages') swiper.translateTo(-scrolled, 0, false);
  return swiper;
}

/** Resolves when a scroll that is under way has ended: between two slides Swiper would jump. */
export function scrollEnd(frame: HTMLElement): Promise<unknown> {
  const track = trackOf(frame);
  const start = track.getBoundingClientRect().left;
  const isBetween = [...track.children].every(
    (slide) => Math.abs(slide.getBoundingClientRect().left - start) > 1,
  );
  if (!isBetween || !('onscrollend' in window)) return Promise.resolve();
  return new Promise((resolve) => track.addEventListener('scrollend', resolve, { once: true }));
}

function trackOf(frame: HTMLElement): Element {
  return frame.firstElementChild ?? frame;
}
