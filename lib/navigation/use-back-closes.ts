import { useEffect, useEffectEvent, useRef } from 'react';
import { overlayOpened, overlayStayed } from './overlay-entries';

/** `place` is the address to which the overlay has led the page behind it. */
export function useBackCloses(isOpen: boolean, onClose: () => void, place?: string) {
  const close = useEffectEvent(onClose);

  useEffect(() => (isOpen ? overlayOpened(() => close()) : undefined), [isOpen]);

  const first = useRef(place);
  useEffect(() => {
    if (isOpen && first.current !== place) overlayStayed();
    first.current = place;
  }, [isOpen, place]);
}
