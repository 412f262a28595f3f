/** The index of the slide that contains the element, or -1. */
export function slideWith(part: Element | null, list: Element | null): number {
  return [...(list?.children ?? [])].findIndex((slide) => slide.contains(part));
}

/** Moves the focus in the next frame: until the slide is the current one it may be inert. */
export function focusOn(slide: Element | null | undefined) {
  const target = slide?.querySelector<HTMLElement>('a, button');
  requestAnimationFrame(() => target?.focus({ preventScroll: true }));
}
