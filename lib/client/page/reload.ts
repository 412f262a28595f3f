import { throttleOnce } from '@/lib/client/throttle-once';
import { RELOAD_EVERY_MS } from '@/lib/constants';
import { isChunkFailure } from '@/lib/domain/chunk-failure';
import { reloadDocument } from '@/lib/navigation/leave';
import { arrivalType } from './arrival';
import { onCaught } from './caught-errors';

const KEY = 'chorsu:reloaded';

/** Reloads if a build file cannot be loaded, at most once a minute (S2-99, S2-100). */
export function reloadOnChunkFailure(error: unknown): void {
  if (isChunkFailure(error)) reloadOnce();
}

export function watchChunkFailures(): void {
  onCaught(reloadOnChunkFailure);
  window.addEventListener('error', ({ error }) => reloadOnChunkFailure(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reloadOnChunkFailure(reason));
}

export function reloadOnce(): boolean {
  const isDue = mayReload();
  if (isDue) reloadDocument();
  return isDue;
}

function mayReload(): boolean {
  return (canRemember() || !wasReloaded()) && throttleOnce(RELOAD_EVERY_MS, KEY);
}

function canRemember(): boolean {
  try {
    sessionStorage.setItem(`${KEY}:try`, '');
    return true;
  } catch {
    return false;
  }
}

/** Whether this document came by a reload. */
function wasReloaded(): boolean {
  return arrivalType() === 'reload';
}
