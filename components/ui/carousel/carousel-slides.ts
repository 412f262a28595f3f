/** Returns the index of the slide that contains the element, or -1. */
export function slideWith(part: Element | null, list: Element | null): number {
  return [...(list?.children ?? [])].findIndex((slide) => slide.contains(part));
}

/** Moves the focus in the next frame, because the slide may be inert until it is current. */
export function focusOn(slide: Element | null | undefined) {
  const target = slide?.querySelector<HTMLElement>('a, button');
  requestAnimationFrame(() => target?.focus({ preventScroll: true }));
}
