import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation that ignores further calls while it is pending, before its button looks busy. */
export function useWrite<Answer, Sent, Noted = unknown>(
  options: UseMutationOptions<Answer, Error, Sent, Noted>,
) {
  const isUnderWay = useRef(false);
  const { mutate, ...rest } = useMutation({
    ...options,
    onSettled: (...told) => {
      isUnderWay.current = false;
      return options.onSettled?.(...told);
    },
  });
  const send = (...wish: Parameters<typeof mutate>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(...wish);
  };
  return { ...rest, mutate: send };
}
