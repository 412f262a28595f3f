import { useSelectedLayoutSegment } from 'next/navigation';
import { OFFLINE_PATH } from '@/lib/constants';
import { usePathname } from '@/lib/navigation/use-localized-router';

/** Returns whether the offline page covers another page, which keeps its state. */
export function useIsInterrupted(): boolean {
  const isAtOffline = usePathname() === OFFLINE_PATH;
  const isOfflinePage = useSelectedLayoutSegment() === OFFLINE_PATH.slice(1);
  return isAtOffline && !isOfflinePage;
}
