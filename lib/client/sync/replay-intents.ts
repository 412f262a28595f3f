import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { goOffline } from '@/lib/client/page/leave-page';
import { doubtOffers } from '@/lib/client/product/refresh-offers';
import { type Locale, REPLAY_EVERY_MS } from '@/lib/constants';
import { ApiError } from '@/lib/http/errors';
import { useIsOnline } from '@/stores/connection';
import type { Intent } from '@/stores/shared-intents';
import { useHasPersisted } from '@/stores/use-intents';
import { deliverIntents, hasNoResponse } from './deliver-intents';
import { isPressedEarly, takePressedEarly } from './early-presses';
import { type PressFeedback, type Synced, settle, useSendIntent } from './send-intent';

type Failure<Value> = { intent: Intent<Value>; error: Error };

type Replayed<Value> = {
  accepted: Intent<Value>[];
  refused: Failure<Value>[];
  /** Whether changes were already waiting for the API before this delivery. */
  wasWaiting: boolean;
  isWaiting: boolean;
};

type Callbacks<Value> = {
  onAccepted: () => void;
  onRefused: (count: number) => void;
  /** The messages about presses that the hydration script has handled on this page (ADR 177). */
  ofEarlyPress: PressFeedback<Value>;
};

/** Sends intents that an earlier page or a lost connection left unsent. Use it once per page. */
export function useReplayIntents<Value>(synced: Synced<Value>, callbacks: Callbacks<Value>) {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const isOnline = useIsOnline();
  const { key, intents } = synced;
  const { mutate: send } = useSendIntent(synced, callbacks.ofEarlyPress);
  const hasPersisted = useHasPersisted(intents);
  const { mutate } = useMutation({
    mutationKey: ['replay', key],
    scope: { id: key },
    mutationFn: () => replay(synced, locale),
    onSuccess: async (replayed) => {
      const ended = [...replayed.accepted, ...replayed.refused.map(({ intent }) => intent)];
      await settle(synced, ended, queryClient, locale);
      report(replayed, synced, callbacks, send);
      if (replayed.isWaiting) reportWaiting(synced, callbacks);
    },
  });
  const waitingOffline = useEffectEvent(() => {
    intents.waitingChanged(true);
    reportWaiting(synced, callbacks);
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
    if (!isOnline) return waitingOffline();
    const retry = () => {
      if (queryClient.isMutating({ mutationKey: ['replay', key] }) === 0) mutate();
    };
    retry();
    const timer = setInterval(retry, REPLAY_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOnline, hasPersisted, key, mutate, queryClient]);
}

/** Delivers the persisted intents and removes those that the API has accepted or refused. */
async function replay<Value>(synced: Synced<Value>, locale: Locale): Promise<Replayed<Value>> {
  const { intents, key } = synced;
  const replayed: Replayed<Value> = {
    accepted: [],
    refused: [],
    wasWaiting: intents.isWaiting(),
    isWaiting: false,
  };
  await deliverIntents(synced, locale, {
    onAccepted: (intent) => {
      replayed.accepted.push(intent);
      intents.completed(intent);
    },
    onFailed: (intent, error) => {
      const isRetried = isTemporary(error) && !isPressedEarly(key, intent.id);
      replayed.isWaiting = hasNoResponse(error) || isRetried;
      if (replayed.isWaiting || !(error instanceof Error)) return false;
      doubtOffers(error);
      replayed.refused.push({ intent, error });
      intents.completed(intent);
      return true;
    },
  });
  intents.waitingChanged(replayed.isWaiting);
  return replayed;
}

function report<Value>(
  { accepted, refused, wasWaiting }: Replayed<Value>,
  { key, actionOf }: Synced<Value>,
  { onAccepted, onRefused, ofEarlyPress }: Callbacks<Value>,
  send: (intent: Intent<Value>) => void,
): void {
  const isEarly = ({ id }: Intent<Value>) => takePressedEarly(key, id);
  const late = refused.filter(({ intent, error }) => {
    const wasEarly = isEarly(intent);
    if (wasEarly) ofEarlyPress.onFailed(intent, error);
    if (wasEarly && error instanceof ApiError && error.kind === 'server') {
      const action = { name: actionOf(intent), repeat: () => send(intent) };
      goOffline({ isServerError: true, action });
    }
    return !wasEarly;
  });
  for (const intent of accepted.filter(isEarly)) ofEarlyPress.onApplied?.(intent);
  if (late.length > 0) onRefused(late.length);
  else if (accepted.length > 0 && wasWaiting) onAccepted();
}

function reportWaiting<Value>(
  { key, intents }: Synced<Value>,
  { ofEarlyPress }: Callbacks<Value>,
): void {
  const early = intents.persisted().filter(({ id }) => takePressedEarly(key, id));
  if (early.length > 0) ofEarlyPress.onPersisted();
}

/**
 * Returns whether to retry later: after a missing response, a 503 (the shop is unavailable) or a
 * 429 (too many requests).
 */
function isTemporary(error: unknown): boolean {
  return hasNoResponse(error) || (error instanceof ApiError && [429, 503].includes(error.status));
}
