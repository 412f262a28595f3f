import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

type Changed = 'cart' | 'liked';

const CHANNEL = 'chorsu:changed';

/** The only channel in this tab. A second one would receive the messages that this tab sends. */
let channel: BroadcastChannel | null = null;

/** Reloads the cart or wishlist when another tab has changed it. */
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

/**
 * Returns `null` where channels are missing (old browsers) or blocked together with cookies
 * (Firefox). Tabs are then not synchronized.
 */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Notifies the other tabs that this list has changed. */
export function notifyOtherTabs(changed: Changed) {
  channel?.postMessage(changed);
}
