import { RELOAD_EVERY_MS } from '@/lib/constants';
import { isChunkFailure } from '@/lib/domain/chunk-failure';
import { onCaught } from './caught-errors';
import { throttleOnce } from './throttle-once';

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
  if (isDue) window.location.reload();
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
export function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}
