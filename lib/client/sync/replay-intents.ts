import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { doubtOffers } from '@/lib/client/product/refresh-offers';
import { type Locale, REPLAY_EVERY_MS } from '@/lib/constants';
import { ApiError } from '@/lib/http/errors';
import { useIsOnline } from '@/stores/connection';
import type { Intent } from '@/stores/intent-store';
import { withLock } from './lock';
import { hasNoResponse, type Synced, settle } from './send-intent';

type Replayed<Value> = {
  accepted: Intent<Value>[];
  refused: Intent<Value>[];
  /** Whether the page shows a notice about pending changes. */
  wasWaiting: boolean;
};

type Callbacks = { onAccepted: () => void; onRefused: (count: number) => void };

/** Sends the intents that an earlier page or a lost connection has left unsent. Mount it once. */
export function useReplayIntents<Value>(
  synced: Synced<Value>,
  { onAccepted, onRefused }: Callbacks,
) {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const isOnline = useIsOnline();
  const { key, intents } = synced;
  const hasPersisted = intents.useHasPersisted();
  const { mutate } = useMutation({
    mutationKey: ['replay', key],
    scope: { id: key },
    mutationFn: () => replay(synced, locale),
    onSuccess: async ({ accepted, refused, wasWaiting }) => {
      await settle(synced, [...accepted, ...refused], queryClient, locale);
      if (refused.length > 0) onRefused(refused.length);
      else if (accepted.length > 0 && wasWaiting) onAccepted();
    },
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const syncTab = ({ key: changed }: StorageEvent) =>
      changed === intents.name && intents.rehydrate();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      intents.rehydrate();
      void queryClient.invalidateQueries({ queryKey: [key] });
    };
    window.addEventListener('storage', syncTab, { signal });
    window.addEventListener('pagehide', () => intents.pageLeft(), { signal });
    window.addEventListener('pageshow', comeBack, { signal });
    intents.rehydrate();
    return () => listening.abort();
  }, [intents, key, queryClient]);

  useEffect(() => {
    if (!hasPersisted) return;
    if (!isOnline) return intents.waitingChanged(true);
    const retry = () => {
      if (queryClient.isMutating({ mutationKey: ['replay', key] }) === 0) mutate();
    };
    retry();
    const timer = setInterval(retry, REPLAY_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOnline, hasPersisted, intents, key, mutate, queryClient]);
}

/** Sends the persisted intents in order and in one tab only, until the API stops responding. */
async function replay<Value>(
  { intents, send }: Synced<Value>,
  locale: Locale,
): Promise<Replayed<Value>> {
  const replayed: Replayed<Value> = {
    accepted: [],
    refused: [],
    wasWaiting: intents.isWaiting(),
  };
  const onError = (error: unknown) => {
    if (isTemporary(error)) return null;
    doubtOffers(error);
    return replayed.refused;
  };
  // Two tabs must not send the same intents: the second tab finds none left.
  await withLock(intents.name, async () => {
    for (const intent of intents.persisted()) {
      const outcome = await send(intent, locale).then(() => replayed.accepted, onError);
      if (!outcome) return intents.waitingChanged(true);
      outcome.push(intent);
      intents.completed(intent);
    }
    intents.waitingChanged(false);
  });
  return replayed;
}

/**
 * Returns whether to retry later: no response, a response of the storefront instead of the API, or
 * too many requests.
 */
function isTemporary(error: unknown): boolean {
  return hasNoResponse(error) || (error instanceof ApiError && [429, 503].includes(error.status));
}
