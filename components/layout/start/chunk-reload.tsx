import { useEffect, useEffectEvent } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import { reloadOnChunkFailure } from '@/lib/client/page/reload';
import { onMissingChunk } from '@/lib/i18n/missing-chunk';
import { reloadDocument } from '@/lib/navigation/leave';

type Props = { failedText: string; reloadLabel: string };

export function ChunkReload({ failedText, reloadLabel }: Props) {
  const missing = useEffectEvent((error: unknown) => {
    reloadOnChunkFailure(error);
    const action = { label: reloadLabel, onPress: reloadDocument };
    toast(failedText, { kind: 'error', area: 'page', topic: 'page', action });
  });

  useEffect(() => onMissingChunk((error) => missing(error)), []);

  return null;
}
