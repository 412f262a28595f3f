import { useEffect, useEffectEvent } from 'react';

// Not in TypeScript's list yet: only Chromium has it.
declare class CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Phones ask what is open to close by their Back button or gesture, where the browser tells of it. */
export function useCloseRequest(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [isOpen]);
}
