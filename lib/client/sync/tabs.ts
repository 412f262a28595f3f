import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

type Changed = 'cart' | 'liked';

const CHANNEL = 'chorsu:changed';

/** Another tab has changed something: what this one holds of it is asked for again. */
export function useOtherTabs() {
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

export function tellOtherTabs(changed: Changed) {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(changed);
  channel.close();
}
