import { useEffect, useEffectEvent, useRef } from 'react';
import type { Coordinates } from '@/lib/domain/place/country-map';

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const REFUSED = 1;
/** The browser's time limit, which starts only when it may use the position. */
const LOCATE_MS = 10_000;
/** After this time without a response, the browser probably still waits for a permission. */
const IGNORED_AFTER_MS = 15_000;

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
  /**
   * Called if the browser has not responded after 15 s, probably because the shopper ignores its
   * prompt. The browser may still respond later.
   */
  onIgnored?: () => void;
};

/**
 * Requests the position of the device once, when the component mounts. After a response or 15 s,
 * the hook does not request the position again, even if `Activity` hides and shows the component.
 */
export function useGeolocation({
  onFound,
  onUnknown,
  onMissing,
  onIgnored,
}: UseGeolocationOptions) {
  const found = useEffectEvent(onFound);
  const unknown = useEffectEvent(onUnknown);
  const missing = useEffectEvent(() => onMissing?.());
  const ignored = useEffectEvent(() => onIgnored?.());

  const isOver = useRef(false);

  useEffect(() => {
    if (isOver.current) return;
    let isWanted = true;
    const timeout = setTimeout(() => {
      isOver.current = true;
      ignored();
    }, IGNORED_AFTER_MS);
    const answer = (report: () => void) => {
      if (!isWanted) return;
      clearTimeout(timeout);
      isOver.current = true;
      report();
    };
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude, accuracy } }) =>
          answer(() => found({ latitude, longitude, accuracy })),
        ({ code, message }) => answer(() => unknown({ isRefusal: code === REFUSED, message })),
        { timeout: LOCATE_MS, maximumAge: 60_000 },
      );
    } catch {
      console.warn('this browser has no geolocation');
      answer(missing);
    }
    return () => {
      clearTimeout(timeout);
      isWanted = false;
    };
  }, []);
}
