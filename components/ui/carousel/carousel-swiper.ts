import { Swiper } from 'swiper';
import { Autoplay, FreeMode, Keyboard, Mousewheel } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { prefersCalm } from '@/lib/hooks/use-media';
import { focusOn, slideWith } from './carousel-slides';

/** `pages` moves one slide at a time. A `row` and a vertical `strip` stop anywhere. */
export type CarouselKind = 'pages' | 'row' | 'strip';

type TakeOver = {
  kind: CarouselKind;
  current: number;
  /** Milliseconds per slide; undefined turns autoplay off. */
  playEveryMs: number | undefined;
};

const byKind: Record<CarouselKind, SwiperOptions> = {
  pages: { keyboard: { enabled: false, pageUpDown: false } },
  row: { freeMode: true },
  strip: {
    direction: 'vertical',
    freeMode: true,
    centeredSlides: true,
    centeredSlidesBounds: true,
  },
};

/**
 * Starts Swiper at the browser's scroll position, within one frame, so that nothing moves.
 */
export function takeOver(frame: HTMLElement, { kind, current, playEveryMs }: TakeOver): Swiper {
  const track = trackOf(frame);
  const scrolled = track.scrollLeft + track.scrollTop;
  const gap = Number.parseFloat(getComputedStyle(track).gap) || 0;
  // From here on, Swiper controls scrolling and gaps instead of the styles.
  frame.dataset.live = '';
  const swiper = new Swiper(frame, {
    modules: [Autoplay, FreeMode, Keyboard, Mousewheel],
    slidesPerView: 'auto',
    spaceBetween: gap,
    initialSlide: current,
    // Not 0: autoplay waits for the end of each transition, and a transition of 0 ms never ends.
    speed: prefersCalm() ? 1 : 300,
    // By default, a slow drag changes the slide only after half the width of the banner.
    longSwipesRatio: 0.25,
    grabCursor: true,
    observer: true,
    mousewheel: { forceToAxis: true, releaseOnEdges: true },
    autoplay: playEveryMs !== undefined && { delay: playEveryMs, stopOnLastSlide: true },
    ...byKind[kind],
  });
  if (kind === 'pages') listenWhileFocused(swiper, frame.parentElement ?? frame);
  else swiper.translateTo(-scrolled, 0, false);
  return swiper;
}

/**
 * Enables Swiper's keyboard control, which listens on the document, only while the carousel has the
 * focus.
 */
function listenWhileFocused(swiper: Swiper, carousel: HTMLElement) {
  const { keyboard, wrapperEl } = swiper;
  const ended = new AbortController();
  carousel.addEventListener('focusin', keyboard.enable, { signal: ended.signal });
  carousel.addEventListener('focusout', keyboard.disable, { signal: ended.signal });
  swiper.on('destroy', () => ended.abort());
  swiper.on('keyPress', () => {
    // Otherwise the focus would stay in a slide that has left the screen.
    const hasFocus = slideWith(document.activeElement, wrapperEl) >= 0;
    if (hasFocus) focusOn(wrapperEl.children[swiper.activeIndex]);
  });
  if (carousel.contains(document.activeElement)) keyboard.enable();
}

/**
 * Resolves when the current scroll has ended. Between two slides, Swiper would start with a jump.
 */
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
