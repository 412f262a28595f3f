import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type QueryKey, toError } from './query';
import type { QueryClient } from './query-client';
import { useQueryClient } from './query-provider';

type Answers<Data, Sent> = {
  onSuccess?: (data: Data, sent: Sent) => unknown;
  onError?: (error: Error, sent: Sent) => unknown;
  onSettled?: (data: Data | undefined, error: Error | null, sent: Sent) => unknown;
};

type Options<Data, Sent> = Answers<Data, Sent> & {
  mutationFn: (sent: Sent) => Promise<Data>;
  /** At once, before anything is sent. */
  onMutate?: (sent: Sent) => unknown;
  /** Of one scope the next is sent when the one before is settled. */
  scope?: { id: string };
  /** By this name `useIsMutating` counts it. */
  mutationKey?: QueryKey;
};

type Outcome<Data> = { data: Data; error: null } | { data: undefined; error: Error };
type State<Data> = { data: Data | undefined; error: Error | null; isPending: boolean };

const idle = { data: undefined, error: null, isPending: false };

/** A write: what it was answered, and whether it is under way. `mutate` stays the same function. */
export function useMutation<Data, Sent = void>(options: Options<Data, Sent>) {
  const client = useQueryClient();
  const [state, setState] = useState<State<Data>>(idle);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const mutate = useCallback(
    (sent: Sent, then: Answers<Data, Sent> = {}) => {
      const { mutationKey, onMutate, scope } = latest.current;
      setState({ ...idle, isPending: true });
      client.writes.changeCount(mutationKey, 1);
      onMutate?.(sent);
      void client.writes.inTurn(scope?.id, async () => {
        const outcome = await carryOut(client, latest.current, sent);
        client.writes.changeCount(mutationKey, -1);
        setState({ ...outcome, isPending: false });
        await tell(then, outcome, sent);
      });
    },
    [client],
  );

  return {
    ...state,
    isError: state.error !== null,
    isSuccess: !state.isPending && state.data !== undefined,
    mutate,
    reset: () => setState(idle),
  };
}

async function carryOut<Data, Sent>(
  client: QueryClient,
  options: Options<Data, Sent>,
  sent: Sent,
): Promise<Outcome<Data>> {
  try {
    const outcome = { data: await options.mutationFn(sent), error: null };
    await tell(options, outcome, sent);
    return outcome;
  } catch (thrown) {
    const outcome = { data: undefined, error: toError(thrown) };
    client.options.onError(outcome.error);
    await tell(options, outcome, sent);
    return outcome;
  }
}

async function tell<Data, Sent>(
  { onSuccess, onError, onSettled }: Answers<Data, Sent>,
  { data, error }: Outcome<Data>,
  sent: Sent,
) {
  if (error === null) await onSuccess?.(data, sent);
  else await onError?.(error, sent);
  await onSettled?.(data, error, sent);
}
