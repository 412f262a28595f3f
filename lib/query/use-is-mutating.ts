import { useSyncExternalStore } from 'react';
import type { QueryKey } from './query';
import { useQueryClient } from './query-provider';

/** How many writes of a name are under way, whoever began them. */
export function useIsMutating({ mutationKey }: { mutationKey: QueryKey }): number {
  const { writes } = useQueryClient();
  return useSyncExternalStore(
    (listener) => writes.watch(listener),
    () => writes.count(mutationKey),
    () => 0,
  );
}
