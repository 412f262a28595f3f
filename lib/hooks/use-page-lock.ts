import { useLayoutEffect } from 'react';

let openOverlays = 0;

/**
 * Stops the page from scrolling while an overlay is open.
 *
 * The page loses its scroll bar, so that the overlay covers the whole window. While the page has
 * `data-locked`, CSS uses the width of the removed bar (`--scrollbar`) to keep the content in
 * place. Base UI's own lock would leave an empty strip that no element can cover, but Base UI does
 * not lock a page that is already locked.
 */
export function usePageLock(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return;
    openOverlays += 1;
    if (openOverlays === 1) lockPage();
    return () => {
      openOverlays -= 1;
      if (openOverlays === 0) unlockPage();
    };
  }, [isOpen]);
}

function lockPage() {
  const page = document.documentElement;
  const before = page.clientWidth;
  page.style.overflowY = 'hidden';
  page.style.setProperty('--scrollbar', `${page.clientWidth - before}px`);
  page.dataset.locked = '';
}

function unlockPage() {
  const { style, dataset } = document.documentElement;
  delete dataset.locked;
  style.removeProperty('overflow-y');
  style.removeProperty('--scrollbar');
}
