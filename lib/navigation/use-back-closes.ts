import { useEffect, useEffectEvent, useRef } from 'react';
import { overlayOpened, overlayStayed } from './overlay-entries';

/**
 * The browser's Back closes an open overlay and stays on the page, also where the overlay has led
 * the page behind it to another address, the `place`.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void, place?: string) {
  const close = useEffectEvent(onClose);

  useEffect(() => (isOpen ? overlayOpened(() => close()) : undefined), [isOpen]);

  const first = useRef(place);
  useEffect(() => {
    if (isOpen && first.current !== place) overlayStayed();
    first.current = place;
  }, [isOpen, place]);
}
