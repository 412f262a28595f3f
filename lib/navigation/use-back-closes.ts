import { useEffect, useEffectEvent } from 'react';
import { overlayOpened } from './overlay-entries';

/** The browser's Back closes what is open, as its button or Escape does, and leaves the page alone. */
export function useBackCloses(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);

  useEffect(() => (isOpen ? overlayOpened(() => close()) : undefined), [isOpen]);
}
