import { useEffect, useEffectEvent, useRef } from 'react';
import type { Coordinates } from '@/lib/domain/place/country-map';

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const REFUSED = 1;

/** The position of the device. `accuracy` is in meters. */
export type DevicePosition = Coordinates & { accuracy: number };

type UseGeolocationOptions = {
  onFound: (place: DevicePosition) => void;
  /**
   * `isRefusal` is true if the shopper denied access. `message` is the browser's text, which is
   * often in English.
   */
  onUnknown: (reason: { isRefusal: boolean; message: string }) => void;
  /** Called if the browser has no geolocation. */
  onMissing?: () => void;
};

/**
 * Requests the position of the device once, when the component mounts. After a response,
 * the hook does not request the position again, even if `Activity` hides and shows the component.
 */
export function useGeolocation({ onFound, onUnknown, onMissing }: UseGeolocationOptions) {
  const found = useEffectEvent(onFound);
  const unknown = useEffectEvent(onUnknown);
  const missing = useEffectEvent(() => onMissing?.());

  const isAnswered = useRef(false);

  useEffect(() => {
    if (isAnswered.current) return;
    let isWanted = true;
    const answer = (report: () => void) => {
      if (!isWanted) return;
      isAnswered.current = true;
      report();
    };
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude, accuracy } }) =>
          answer(() => found({ latitude, longitude, accuracy })),
        ({ code, message }) => answer(() => unknown({ isRefusal: code === REFUSED, message })),
        { timeout: 10_000, maximumAge: 60_000 },
      );
    } catch {
      console.warn('this browser has no geolocation');
      answer(missing);
    }
    return () => {
      isWanted = false;
    };
  }, []);
}
