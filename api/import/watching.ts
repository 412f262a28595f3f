import { OperatorFailure } from '@/api/shared/errors';

export type ImportProgress = {
  step: 'read' | 'pictures' | 'products';
  done: number;
  of: number | null;
};

/** Callbacks that report the progress and output of a command, and a signal that cancels it. */
export type Watching = {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Receives the bytes of a result, such as a backup, in order. */
  onChunk?: ((chunk: Uint8Array) => Promise<void>) | undefined;
};

/**
 * Ends a canceled command.
 *
 * @throws OperatorFailure when the caller has canceled or disconnected.
 */
export function refuseCanceled({ signal }: Watching, doneSoFar: string): void {
  if (signal?.aborted) throw new OperatorFailure(`canceled: ${doneSoFar}`);
}
