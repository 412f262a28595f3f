import { useEffect, useEffectEvent } from 'react';
import { currentToken, useIsSignedIn } from '@/stores/auth';
import { isAtHome } from './leave';

const KEY = 'chorsu:session-end';

/** Her token is refused: remembered over the way home, where she is told why she is there. */
export function noteSessionEnd(): void {
  if (currentToken() === null) return;
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without it she is led home all the same.
  }
}

/** Once, however many calls were refused. */
export function useSessionEnd(tell: () => void): void {
  const isSignedIn = useIsSignedIn();
  const told = useEffectEvent(tell);
  useEffect(() => {
    if (!isSignedIn && isAtHome() && takeNote()) told();
  }, [isSignedIn]);
}

function takeNote(): boolean {
  try {
    const isNoted = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isNoted;
  } catch {
    return false;
  }
}
