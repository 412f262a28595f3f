import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { REPLAY_EVERY_MS } from '@/lib/constants';
import { onIntentsElsewhere, recallIntents, useWaitingCount } from '@/stores/cart-intents';
import { useIsOnline } from '@/stores/connection';
import { CART_SCOPE, settle } from './cart';
import { type Replayed, replayIntents } from './cart-intents';

const REPLAY_KEY = ['cart-replay'];

/**
 * What was changed without a connection is told to the shop when there is one again, and tried
 * every few seconds where the browser believes that there is. Mounted once, by the frame's start.
 */
export function useCartReplay({ onReplayed }: { onReplayed: (replayed: Replayed) => void }) {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const isOnline = useIsOnline();
  const isWaiting = useWaitingCount() > 0;
  const { mutate } = useMutation({
    mutationKey: REPLAY_KEY,
    scope: CART_SCOPE,
    mutationFn: () => replayIntents(locale),
    onSuccess: async (replayed) => {
      const { sent, refused } = replayed;
      await settle([...sent, ...refused], queryClient, locale);
      if (sent.length + refused.length > 0) onReplayed(replayed);
    },
  });

  useEffect(() => {
    recallIntents();
    return onIntentsElsewhere(recallIntents);
  }, []);

  useEffect(() => {
    if (!isOnline || !isWaiting) return;
    const replay = () => {
      if (queryClient.isMutating({ mutationKey: REPLAY_KEY }) === 0) mutate();
    };
    replay();
    const timer = setInterval(replay, REPLAY_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOnline, isWaiting, mutate, queryClient]);
}
