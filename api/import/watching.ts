import { OperatorFailure } from '@/api/shared/errors';

export type ImportProgress = {
  step: 'read' | 'pictures' | 'products';
  done: number;
  of: number | null;
};

/** How a caller follows an import and cancels it. */
export type Watching = {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
};

/** @throws {OperatorFailure} When the caller has cancelled or disconnected. */
export function refuseCancelled({ signal }: Watching, doneSoFar: string): void {
  if (signal?.aborted) throw new OperatorFailure(`cancelled: ${doneSoFar}`);
}
