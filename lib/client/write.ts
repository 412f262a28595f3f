import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation that ignores further calls while it is pending, before its button looks busy. */
export function useWrite<Answer, Sent, Context = unknown>(
  options: UseMutationOptions<Answer, Error, Sent, Context>,
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
