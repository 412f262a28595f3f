import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { REPLAY_EVERY_MS } from '@/lib/constants';
import { useQueryClient } from '@/lib/query/query-provider';
import { useMutation } from '@/lib/query/use-mutation';
import { onIntentsElsewhere, recallIntents, useWaitingCount } from '@/stores/cart-intents';
import { useIsOnline } from '@/stores/connection';
import { CART_SCOPE, settle } from './cart';
import { type Replayed, replayIntents } from './cart-intents';

/**
 * What was changed without a connection is told to the shop when there is one again, and tried
 * every few seconds where the browser believes that there is. Mounted once, by the frame's start.
 */
export function useCartReplay({ onReplayed }: { onReplayed: (replayed: Replayed) => void }) {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const isOnline = useIsOnline();
  const isWaiting = useWaitingCount() > 0;
  const isUnderWay = useRef(false);
  const { mutate } = useMutation({
    scope: CART_SCOPE,
    mutationFn: () => replayIntents(locale),
    onSuccess: async (replayed) => {
      const { sent, refused } = replayed;
      await settle([...sent, ...refused], queryClient, locale);
      if (sent.length + refused.length > 0) onReplayed(replayed);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  useEffect(() => {
    recallIntents();
    return onIntentsElsewhere(recallIntents);
  }, []);

  useEffect(() => {
    if (!isOnline || !isWaiting) return;
    const replay = () => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate();
    };
    replay();
    const timer = setInterval(replay, REPLAY_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOnline, isWaiting, mutate]);
}
