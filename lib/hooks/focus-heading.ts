/** Screen readers read a page from its heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** When what had the focus is gone in the next frame, and nothing else has got it. */
export function focusHeadingIfLost() {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}

/**
 * The ref of a dialog. It gives the focus back to its opener; where there is none, or its answer has
 * removed it, the heading gets the focus once the dialog is gone.
 */
export const focusHeadingOnRemoval = () => focusHeadingIfLost;
