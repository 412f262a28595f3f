import { type RefObject, useEffect, useEffectEvent } from 'react';

type UseScrolledPagesOptions = {
  isPages: boolean;
  current: number;
  onChange: (index: number) => void;
};

/**
 * Tracks pages that the browser scrolls: reports the initial page, and preloads the images of the
 * page after the current one.
 */
export function useScrolledPages(
  list: RefObject<HTMLElement | null>,
  options: UseScrolledPagesOptions,
): void {
  const { isPages, current } = options;
  const changed = useEffectEvent(options.onChange);

  useEffect(() => {
    // The shopper may have scrolled before the page was hydrated.
    const page = isPages && list.current ? pageOf(list.current) : 0;
    if (page > 0) changed(page);
  }, [list, isPages]);

  useEffect(() => {
    // A lazy image would load only once its slide has moved into view.
    const next = isPages ? list.current?.children.item(current + 1) : null;
    for (const picture of next?.querySelectorAll('img') ?? []) picture.loading = 'eager';
  }, [list, isPages, current]);
}

export function pageOf({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / (clientWidth || 1));
}
