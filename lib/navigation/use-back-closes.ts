import { useEffect, useEffectEvent } from 'react';
import { overlayOpened } from './overlay-entries';

/** The browser's Back closes an open overlay and stays on the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);

  useEffect(() => (isOpen ? overlayOpened(() => close()) : undefined), [isOpen]);
}
