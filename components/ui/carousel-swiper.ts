import { Swiper } from 'swiper';
import { Autoplay, FreeMode, Mousewheel } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/** Pages: one slide at a time. A row and a strip stop anywhere; a strip is vertical. */
export type CarouselKind = 'pages' | 'row' | 'strip';

type TakeOver = {
  kind: CarouselKind;
  current: number;
  playEvery: number | undefined;
};

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
export function takeOver(frame: HTMLElement, { kind, current, playEvery }: TakeOver): Swiper {
  const track = trackOf(frame);
  const scrolled = track.scrollLeft + track.scrollTop;
  // `current` does not know what was scrolled before the page was hydrated.
  const page = kind === 'pages' ? Math.round(scrolled / track.clientWidth) : 0;
  const gap = Number.parseFloat(getComputedStyle(track).gap) || 0;
  // From here on the styles leave scrolling and gaps to Swiper.
  frame.dataset.live = '';
  const swiper = new Swiper(frame, {
    modules: [Autoplay, FreeMode, Mousewheel],
    slidesPerView: 'auto',
    spaceBetween: gap,
    initialSlide: page || current,
    speed: prefersCalm() ? 0 : 300,
    // A slow drag over half of a wide banner would be too long.
    longSwipesRatio: 0.25,
    grabCursor: true,
    observer: true,
    // The pictures beside the shown one are no longer lazy.
    lazyPreloadPrevNext: 1,
    mousewheel: { forceToAxis: true, releaseOnEdges: true },
    autoplay: playEvery
      ? { delay: playEvery, stopOnLastSlide: true, waitForTransition: false }
      : false,
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

function prefersCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
