import { useEffect, useEffectEvent } from 'react';

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const REFUSED = 1;

type Found = { latitude: number; longitude: number };
type UseGeolocationOptions = {
  onFound: (place: Found) => void;
  /**
   * `isRefusal` is true if the shopper denied access. `message` comes from the browser, often in
   * English.
   */
  onUnknown: (reason: { isRefusal: boolean; message: string }) => void;
  /** Called if the browser has no geolocation. */
  onMissing?: () => void;
};

/** Requests the position of the device once, when the component mounts. */
export function useGeolocation({ onFound, onUnknown, onMissing }: UseGeolocationOptions) {
  const found = useEffectEvent(onFound);
  const unknown = useEffectEvent(onUnknown);
  const missing = useEffectEvent(() => onMissing?.());

  useEffect(() => {
    let isWanted = true;
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => isWanted && found({ latitude, longitude }),
        ({ code, message }) => isWanted && unknown({ isRefusal: code === REFUSED, message }),
        { timeout: 10_000, maximumAge: 60_000 },
      );
    } catch {
      console.warn('this browser has no geolocation');
      missing();
    }
    return () => {
      isWanted = false;
    };
  }, []);
}
