'use client';

import {
  Children,
  type ComponentProps,
  type FocusEvent,
  isValidElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { prefersCalm, useMedia } from '@/lib/hooks/use-media';
import styles from './carousel.module.css';
import { focusOn, slideWith } from './carousel-slides';
import type { CarouselKind } from './carousel-swiper';
import { pageOf, useScrolledPages } from './use-scrolled-pages';
import { useSwiper } from './use-swiper';

export type CarouselHandle = { show: (index: number, isInstant?: boolean) => void };

type CarouselOwnProps = {
  ref?: Ref<CarouselHandle>;
  kind: CarouselKind;
  /** The slides. `isLive` is true while Swiper moves them instead of the browser. */
  children: ReactNode | ((isLive: boolean) => ReactNode);
  slideProps?: (index: number, isLive: boolean) => ComponentProps<'li'>;
  /** Buttons next to the slides. Arrow keys move the slides while a button has the focus, too. */
  controls?: ReactNode | ((isLive: boolean) => ReactNode);
  /** A media query. If it does not match, the layout shows all slides. */
  media?: string;
  /** Whether to load Swiper with the page's scripts, not only when a mouse moves over the list. */
  isEager?: boolean;
  /** Milliseconds per slide while `isPlaying`. Autoplay stops at the last slide. */
  playEveryMs?: number;
  isPlaying?: boolean;
  onChange?: (index: number) => void;
};
type Props = CarouselOwnProps & Omit<ComponentProps<'section'>, keyof CarouselOwnProps>;

/** A list that the browser scrolls until Swiper is loaded and takes over (ADR 048). */
export function Carousel(props: Props) {
  const { ref, kind, children, slideProps, controls, media = 'all', ...others } = props;
  const { isEager = false, playEveryMs, isPlaying = false, onChange, ...rest } = others;
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const slidesWhen = (isLive: boolean) =>
    Children.toArray(typeof children === 'function' ? children(isLive) : children);
  const change = (index: number) => {
    setCurrent(index);
    onChange?.(index);
  };
  const count = slidesWhen(false).length;
  const isSliding = useMedia(media) && count > 1;
  const swiper = useSwiper(frame, {
    kind,
    current,
    isSliding,
    isEager,
    playEveryMs,
    isPlaying: isPlaying && current < count - 1,
    onChange: change,
  });

  function show(index: number, isInstant = false) {
    if (swiper) swiper.slideTo(index, isInstant ? 0 : undefined);
    else scrollTo(track.current, index, isInstant || prefersCalm() ? 'instant' : 'smooth');
  }
  function stepBy(by: 1 | -1) {
    const focused = slideWith(document.activeElement, track.current);
    const next = (focused < 0 ? current : focused) + by;
    show(next);
    // Otherwise the focus would stay in a slide that has left the screen.
    if (focused >= 0) focusOn(track.current?.children.item(next));
  }
  useScrolledPages(track, { isPages: kind === 'pages', current, onChange: change });
  useImperativeHandle(ref, () => ({ show }));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys complement the buttons inside.
    <section
      {...rest}
      onKeyDown={(event) => {
        const isSwipers = swiper !== null && kind === 'pages';
        if (!isSwipers) step(event, kind, stepBy);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handlers only complete the controls of the slides. */}
      <div
        ref={frame}
        className={`${styles.frame} ${styles[kind]}`}
        onFocus={(event) => swiper && showFocused(event, track.current, show)}
        onClickCapture={(event) => swiper?.allowClick === false && ignore(event)}
        onDragStart={(event) => swiper && event.preventDefault()}
      >
        <ul
          ref={track}
          className={`swiper-wrapper ${styles.track}`}
          onScroll={({ currentTarget }) => {
            const isNative = frame.current?.dataset.live === undefined;
            if (isNative && kind === 'pages') change(pageOf(currentTarget));
          }}
        >
          {slidesWhen(swiper !== null).map((slide, index) => (
            <li
              key={isValidElement(slide) ? slide.key : index}
              className="swiper-slide"
              {...slideProps?.(index, swiper !== null)}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {typeof controls === 'function' ? controls(swiper !== null) : controls}
    </section>
  );
}

/** Scrolls a slide to the middle of the list, as far as the ends allow. */
function scrollTo(list: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  const slide = list?.children.item(index);
  if (!list || !(slide instanceof HTMLElement)) return;
  const left = slide.offsetLeft - (list.clientWidth - slide.offsetWidth) / 2;
  const top = slide.offsetTop - (list.clientHeight - slide.offsetHeight) / 2;
  list.scrollTo({ left, top, behavior });
}

function step(event: KeyboardEvent, kind: CarouselKind, go: (by: 1 | -1) => void) {
  const [back, forward] = kind === 'strip' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (isModified || (event.key !== back && event.key !== forward)) return;
  event.preventDefault();
  go(event.key === forward ? 1 : -1);
}

/**
 * Shows the focused slide, because the browser does not scroll to it while Swiper moves the slides.
 */
function showFocused(
  { target }: FocusEvent,
  list: HTMLElement | null,
  show: (index: number) => void,
) {
  const index = slideWith(target, list);
  if (index >= 0 && target.matches(':focus-visible')) show(index);
}

/** Prevents a drag that ends over a link or a button from pressing it. */
function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
