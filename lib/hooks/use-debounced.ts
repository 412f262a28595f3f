import { useEffect, useState } from 'react';

/** The value as it was when it had last stood still for `delayMs`. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(setSettled, delayMs, value);
    return () => clearTimeout(timer);
  }, [value, delayMs]);

  return settled;
}
