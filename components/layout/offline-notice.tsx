'use client';

import { Banner } from '@/components/ui/banner';
import { useIsOnline } from '@/stores/connection';

export function OfflineNotice({ text }: { text: string }) {
  const isOnline = useIsOnline();
  return <div role="status">{isOnline ? null : <Banner text={text} />}</div>;
}
