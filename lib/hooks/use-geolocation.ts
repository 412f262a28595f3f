import { useEffect, useEffectEvent } from 'react';

type Found = { latitude: number; longitude: number };
type Options = { onFound: (place: Found) => void; onFailed: (message: string) => void };

export function useGeolocation({ onFound, onFailed }: Options) {
  const found = useEffectEvent(onFound);
  const failed = useEffectEvent(onFailed);

  useEffect(() => {
    let isWanted = true;
    try {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => isWanted && found({ latitude, longitude }),
        ({ message }) => isWanted && failed(message),
        { timeout: 10_000, maximumAge: 60_000 },
      );
    } catch {
      console.warn('this browser has no geolocation');
    }
    return () => {
      isWanted = false;
    };
  }, []);
}
