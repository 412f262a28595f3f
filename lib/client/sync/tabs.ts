import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

type Changed = 'cart' | 'liked';

const CHANNEL = 'chorsu:changed';

/** One for the whole tab: a channel does not hear itself, only those of other tabs. */
let channel: BroadcastChannel | null = null;

export function useTabSync() {
  const queryClient = useQueryClient();

  useEffect(() => {
    const opened = openChannel();
    if (!opened) return;
    channel = opened;
    opened.onmessage = ({ data }: MessageEvent<Changed>) => {
      void queryClient.invalidateQueries({ queryKey: [data] });
    };
    return () => {
      opened.close();
      channel = null;
    };
  }, [queryClient]);
}

/** Old browsers have no channels, and Firefox refuses them with the cookies: each tab is alone. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

export function notifyOtherTabs(changed: Changed) {
  channel?.postMessage(changed);
}
