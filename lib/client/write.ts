import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that ignores further calls while it is pending, even before its button is disabled.
 */
export function useWrite<Result, Sent, Context = unknown>(
  options: UseMutationOptions<Result, Error, Sent, Context>,
) {
  const isUnderWay = useRef(false);
  const { mutate, ...rest } = useMutation({
    ...options,
    onSettled: (...result) => {
      isUnderWay.current = false;
      return options.onSettled?.(...result);
    },
  });
  const send = (...args: Parameters<typeof mutate>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(...args);
  };
  return { ...rest, mutate: send };
}
