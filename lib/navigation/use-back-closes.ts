import { useEffect, useEffectEvent, useRef } from 'react';
import { overlayOpened, overlayStayed } from './overlay-entries';

/**
 * Closes an overlay when the shopper goes back.
 *
 * @param address - The URL of the page behind the overlay, if the overlay navigates that page.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void, address?: string) {
  const close = useEffectEvent(onClose);

  useEffect(() => (isOpen ? overlayOpened(() => close()) : undefined), [isOpen]);

  const first = useRef(address);
  useEffect(() => {
    if (isOpen && first.current !== address) overlayStayed();
    first.current = address;
  }, [isOpen, address]);
}
