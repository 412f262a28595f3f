import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

type Changed = 'cart' | 'liked';

const CHANNEL = 'chorsu:changed';

/** Fetches again what another tab has changed. */
export function useTabSync() {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<Changed>) => {
      void queryClient.invalidateQueries({ queryKey: [data] });
    };
    return () => channel.close();
  }, [queryClient]);
}

export function notifyOtherTabs(changed: Changed) {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(changed);
  channel.close();
}
