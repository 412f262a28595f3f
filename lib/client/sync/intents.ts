import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { Locale } from '@/lib/constants';
import { ApiError } from '@/lib/http/errors';
import type { Intent, Intents } from '@/stores/intents';
import { tellOtherTabs } from './tabs';

/** What a shopper changes with a press: it shows at once and is told to the shop meanwhile. */
export type Pressed<Value> = {
  key: 'cart' | 'liked';
  intents: Intents<Value>;
  tell: (intent: Intent<Value>, locale: Locale) => Promise<null>;
  /** Asks for all of it again and shows it. */
  reload: (queryClient: QueryClient, locale: Locale) => Promise<void>;
};

type Then<Value> = {
  onFailed: (intent: Intent<Value>, error: Error) => void;
  /** The shop could not be told: it will be when it answers again. */
  onKept: () => void;
};

/** Kept for later when the shop gave no answer; the first of several says so to the shopper. */
type Delivered = 'done' | 'kept' | 'kept first';

/** Goes back where the shop refuses. One call at a time, and of several wishes only the last. */
export function useIntend<Value>(pressed: Pressed<Value>, { onFailed, onKept }: Then<Value>) {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const { key, intents } = pressed;

  return useMutation({
    scope: { id: key },
    onMutate: (intent: Intent<Value>) => intents.begun(intent),
    mutationFn: async (intent): Promise<Delivered> =>
      intents.isWished(intent) ? deliver(pressed, intent, locale) : 'done',
    onSuccess: (delivered) => delivered === 'kept first' && onKept(),
    onError: (error, intent) => {
      intents.answered(intent);
      onFailed(intent, error);
    },
    onSettled: (delivered, _error, intent) =>
      delivered?.startsWith('kept') ? undefined : settle(pressed, [intent], queryClient, locale),
  });
}

async function deliver<Value>(
  { intents, tell }: Pressed<Value>,
  intent: Intent<Value>,
  locale: Locale,
): Promise<Delivered> {
  try {
    await tell(intent, locale);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return intents.unanswered(intent) ? 'kept first' : 'kept';
  }
  intents.answered(intent);
  return 'done';
}

export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'no-response';
}

/** Asked for again after each change (spec §7) and shown before the wish is dropped. */
export async function settle<Value>(
  { key, intents, reload }: Pressed<Value>,
  told: Intent<Value>[],
  queryClient: QueryClient,
  locale: Locale,
) {
  const latest = told.filter((intent) => intents.isWished(intent));
  if (latest.length === 0) return;
  tellOtherTabs(key);
  await queryClient.cancelQueries({ queryKey: [key] });
  await reload(queryClient, locale).catch(() => undefined);
  for (const intent of latest) intents.settled(intent);
}
