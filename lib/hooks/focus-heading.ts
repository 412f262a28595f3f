/** Focuses the heading, so that screen readers read the page from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Focuses the heading if no element has the focus in the next frame, because the focused one was
 * removed.
 */
export function focusHeadingIfLost() {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}

/**
 * A ref for dialogs. A closing dialog returns the focus to its opener. If there is no opener, or if
 * it was removed, this ref moves the focus to the heading.
 */
export const focusHeadingOnRemoval = () => focusHeadingIfLost;
