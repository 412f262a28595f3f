'use client';

import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isShopBack } from '@/lib/client/page/leave-page';
import { RETRY_MS } from '@/lib/constants';
import { createLeaving } from '@/lib/navigation/leave';
import { useIsLeaving } from '@/lib/navigation/use-is-leaving';

export type ReconnectOptions = {
  /** Whether the screen checks the shop repeatedly, in addition to the button. */
  isAutomatic: boolean;
  /** `isPressed` is true if the shopper pressed the button, and false for an automatic return. */
  onBack: (how: { isPressed: boolean }) => void;
};
type State = 'waiting' | 'checking' | 'failed';

export function useReconnect({ isAutomatic, onBack }: ReconnectOptions) {
  const locale = useLocale();
  const [state, setState] = useState<State>('waiting');
  const [attempts, setAttempts] = useState(0);
  const isPressed = useRef(false);
  const [leaving] = useState(createLeaving);
  const isLeaving = useIsLeaving(leaving);

  async function check() {
    const isBack = await isShopBack(locale);
    setAttempts((count) => count + 1);
    if (isBack) leave();
    return isBack;
  }

  /**
   * Leaves only once, because two checks can both succeed and a second step back would go too far.
   */
  function leave() {
    if (leaving.isLeaving()) return;
    leaving.begin();
    onBack({ isPressed: isPressed.current });
  }

  const checkQuietly = useEffectEvent(() => {
    if (document.hidden) setAttempts((count) => count + 1);
    else void check();
  });

  useEffect(() => {
    if (!isAutomatic) return;
    const timer = setTimeout(
      () => checkQuietly(),
      Math.min(RETRY_MS.from * 2 ** attempts, RETRY_MS.to),
    );
    const onOnline = () => checkQuietly();
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [isAutomatic, attempts]);

  async function retry() {
    isPressed.current = true;
    setState('checking');
    const isBack = await check();
    isPressed.current = false;
    setState(isBack ? 'waiting' : 'failed');
  }

  return { isChecking: state === 'checking' || isLeaving, hasFailed: state === 'failed', retry };
}
