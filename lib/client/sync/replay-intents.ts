import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { type Locale, REPLAY_EVERY_MS } from '@/lib/constants';
import { ApiError } from '@/lib/http/errors';
import { useIsOnline } from '@/stores/connection';
import type { Intent } from '@/stores/intents';
import { isUnanswered, type Pressed, settle } from './intents';

type Replayed<Value> = {
  sent: Intent<Value>[];
  refused: Intent<Value>[];
  /** The shopper has seen that they wait. */
  wasWaiting: boolean;
};

type Then = { onSent: () => void; onRefused: (count: number) => void };

/**
 * What an earlier page has left untold, and what was changed without a connection, is told to the
 * shop as soon as it can be, and tried every few seconds where the browser believes that there is
 * one. Mounted once, by the frame's start.
 */
export function useReplay<Value>(pressed: Pressed<Value>, { onSent, onRefused }: Then) {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const isOnline = useIsOnline();
  const { key, intents } = pressed;
  const isKept = intents.useIsKept();
  const { mutate } = useMutation({
    mutationKey: ['replay', key],
    scope: { id: key },
    mutationFn: () => replay(pressed, locale),
    onSuccess: async ({ sent, refused, wasWaiting }) => {
      await settle(pressed, [...sent, ...refused], queryClient, locale);
      if (refused.length > 0) onRefused(refused.length);
      else if (sent.length > 0 && wasWaiting) onSent();
    },
  });

  useEffect(() => {
    const pageIsLeft = new AbortController();
    const { signal } = pageIsLeft;
    const heardOf = ({ key: changed }: StorageEvent) =>
      changed === intents.name && intents.recall();
    const cameBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      intents.recall();
      void queryClient.invalidateQueries({ queryKey: [key] });
    };
    window.addEventListener('storage', heardOf, { signal });
    window.addEventListener('pagehide', () => intents.pageLeft(), { signal });
    window.addEventListener('pageshow', cameBack, { signal });
    intents.recall();
    return () => pageIsLeft.abort();
  }, [intents, key, queryClient]);

  useEffect(() => {
    if (!isKept) return;
    if (!isOnline) return intents.waited(true);
    const again = () => {
      if (queryClient.isMutating({ mutationKey: ['replay', key] }) === 0) mutate();
    };
    again();
    const timer = setInterval(again, REPLAY_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOnline, isKept, intents, key, mutate, queryClient]);
}

/** In the order of their keeping and in one tab alone, until the shop gives no answer. */
async function replay<Value>(
  { intents, tell }: Pressed<Value>,
  locale: Locale,
): Promise<Replayed<Value>> {
  const replayed: Replayed<Value> = { sent: [], refused: [], wasWaiting: intents.isWaiting() };
  const outcomeOf = (error: unknown) => (isUnheard(error) ? null : replayed.refused);
  await alone(intents.name, async () => {
    for (const intent of intents.kept()) {
      const outcome = await tell(intent, locale).then(() => replayed.sent, outcomeOf);
      if (!outcome) return intents.waited(true);
      outcome.push(intent);
      intents.answered(intent);
    }
    intents.waited(false);
  });
  return replayed;
}

/** No answer came, or that of a storefront whose shop gave none. */
function isUnheard(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof ApiError && error.status === 503);
}

/** Two tabs must not tell the same: the second finds nothing left. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, work);
  else await work();
}
