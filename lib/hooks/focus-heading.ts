/** Focuses the heading, so that screen readers read the page from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Focuses the heading if the focused element has been removed by the next frame and nothing else
 * has the focus.
 */
export function focusHeadingIfLost() {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}

/**
 * A ref for dialogs. A dialog returns the focus to its opener. If the dialog has no opener, or if
 * the opener was removed, the heading gets the focus after the dialog closes.
 */
export const focusHeadingOnRemoval = () => focusHeadingIfLost;
