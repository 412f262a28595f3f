import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ActionName, PressedAction } from '@/stores/interruption';

declare module '@tanstack/react-query' {
  interface Register {
    /** The action of the mutation. If it fails, the offline page can repeat it (S8-06). */
    mutationMeta: { action?: PressedAction };
  }
}

type WriteOptions<Result, Sent, Context> = UseMutationOptions<Result, Error, Sent, Context> & {
  /** The name of the action. The offline page shows it if the action fails. */
  action: ActionName;
};

/**
 * A mutation that ignores further calls while it is pending, even before its button is disabled.
 *
 * The offline page can repeat it with the same input after a failure.
 */
export function useWrite<Result, Sent, Context = unknown>({
  action,
  ...options
}: WriteOptions<Result, Sent, Context>) {
  const isUnderWay = useRef(false);
  const repeat = useRef(() => {});
  const { mutate, ...rest } = useMutation({
    ...options,
    meta: { action: { name: action, repeat: () => repeat.current() } },
    onSettled: (...result) => {
      isUnderWay.current = false;
      return options.onSettled?.(...result);
    },
  });
  const send = (...args: Parameters<typeof mutate>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    repeat.current = () => send(...args);
    mutate(...args);
  };
  return { ...rest, mutate: send };
}
