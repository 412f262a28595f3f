import {
  MutationObserver,
  type MutationObserverOptions,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { Locale } from '@/lib/constants';
import type { IntentStore } from '@/stores/intent-store';
import type { ActionName } from '@/stores/interruption';
import type { Intent } from '@/stores/shared-intents';
import { hasNoResponse } from './deliver-intents';
import type { SendIntent } from './intent-writes';
import { notifyOtherTabs } from './tabs';

/** A list whose changes the page shows immediately and sends in the background. */
export type Synced<Value> = {
  key: 'cart' | 'liked';
  /** The name of the action. The offline page shows it if the action fails. */
  actionOf: (intent: Intent<Value>) => ActionName;
  intents: IntentStore<Value>;
  send: SendIntent<Value>;
  reload: (queryClient: QueryClient, locale: Locale) => Promise<void>;
};

/** Callbacks that show or remove messages about a press. */
export type PressFeedback<Value> = {
  /** A request is starting, so earlier messages about the item no longer apply. */
  onStarted?: (intent: Intent<Value>) => void;
  onFailed: (intent: Intent<Value>, error: Error) => void;
  /** The API did not respond. Called only for the first persisted intent. */
  onPersisted: () => void;
  /** The API has applied the latest intent for the item. */
  onApplied?: (intent: Intent<Value>) => void;
};

type Delivery = 'applied' | 'persisted' | 'first persisted';

type Then = { onSuccess?: () => void };

/**
 * Sends the latest intent per item and reverts it if the API rejects it.
 *
 * It uses MutationObserver instead of useMutation, so that the component does not render again when
 * the status changes.
 */
export function useSendIntent<Value>(synced: Synced<Value>, callbacks: PressFeedback<Value>) {
  const queryClient = useQueryClient();
  const locale = useLocale();

  function mutate(intent: Intent<Value>, then: Then = {}): void {
    const observer = new MutationObserver(queryClient, {
      ...mutationOf(synced, callbacks, { queryClient, locale }),
      meta: { action: { name: synced.actionOf(intent), repeat: () => mutate(intent, then) } },
    });
    // The observer calls `then` only while it has a subscriber.
    const leave = observer.subscribe(() => {});
    observer.mutate(intent, then).then(leave, leave);
  }
  return { mutate };
}

type Sender = { queryClient: QueryClient; locale: Locale };

function mutationOf<Value>(
  synced: Synced<Value>,
  { onStarted, onFailed, onPersisted, onApplied }: PressFeedback<Value>,
  { queryClient, locale }: Sender,
): MutationObserverOptions<Delivery, Error, Intent<Value>> {
  const { key, intents } = synced;
  return {
    scope: { id: key },
    onMutate: (intent: Intent<Value>) => {
      onStarted?.(intent);
      intents.started(intent);
    },
    mutationFn: async (intent) =>
      intents.isDesired(intent) ? deliver(synced, intent, locale) : 'applied',
    onSuccess: (delivery, intent) => {
      if (delivery === 'first persisted') onPersisted();
      if (delivery === 'applied' && intents.isDesired(intent)) onApplied?.(intent);
    },
    onError: (error, intent) => {
      intents.completed(intent);
      onFailed(intent, error);
    },
    onSettled: (delivery, _error, intent) =>
      delivery?.endsWith('persisted') ? undefined : settle(synced, [intent], queryClient, locale),
  };
}

async function deliver<Value>(
  { intents, send }: Synced<Value>,
  intent: Intent<Value>,
  locale: Locale,
): Promise<Delivery> {
  try {
    await send(intent, locale);
  } catch (error) {
    if (!hasNoResponse(error)) throw error;
    return intents.postponed(intent) ? 'first persisted' : 'persisted';
  }
  intents.completed(intent);
  return 'applied';
}

/** Reloads the list after intents were applied, then drops those that are still the latest ones. */
export async function settle<Value>(
  { key, intents, reload }: Synced<Value>,
  applied: Intent<Value>[],
  queryClient: QueryClient,
  locale: Locale,
) {
  const latest = applied.filter((intent) => intents.isDesired(intent));
  if (latest.length === 0) return;
  notifyOtherTabs(key);
  await queryClient.cancelQueries({ queryKey: [key] });
  await reload(queryClient, locale).catch(() => undefined);
  for (const intent of latest) intents.settled(intent);
}
