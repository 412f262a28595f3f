import { useEffect } from 'react';
import { useIsInterrupted } from '@/components/layout/use-is-interrupted';
import { takeRepeat } from '@/stores/interruption';

/**
 * Repeats the failed action when the shopper returns from the offline page. It is rendered after
 * the page and the dialogs, so that their effects run first and their controls receive the result.
 */
export function RepeatRequest() {
  const isInterrupted = useIsInterrupted();

  useEffect(() => {
    if (!isInterrupted) takeRepeat()?.();
  }, [isInterrupted]);

  return null;
}
