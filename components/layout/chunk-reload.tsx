import { useEffect, useEffectEvent } from 'react';
import { currentToasts, dismissToast, toast } from '@/components/ui/toast';
import { reloadOnChunkFailure } from '@/lib/client/reload';
import { onMissingChunk } from '@/lib/i18n/missing-chunk';

type Props = { failedText: string; reloadLabel: string };

export function ChunkReload({ failedText, reloadLabel }: Props) {
  const missing = useEffectEvent((error: unknown) => {
    reloadOnChunkFailure(error);
    for (const { id, text } of currentToasts()) if (text === failedText) dismissToast(id);
    const action = { label: reloadLabel, onPress: () => window.location.reload() };
    toast(failedText, { kind: 'error', action });
  });

  useEffect(() => onMissingChunk((error) => missing(error)), []);

  return null;
}
