import { RELOAD_EVERY_MS } from '@/lib/constants';
import { isChunkFailure } from '@/lib/i18n/missing-chunk';
import { reloadDocument } from '@/lib/navigation/leave';
import { tabStorage } from '@/stores/safe-storage';
import { onCaught } from './caught-errors';

const KEY = 'chorsu:reloaded';

/** Reloads the page if a build file cannot be loaded, at most once a minute (S2-99, S2-100). */
export function reloadOnChunkFailure(error: unknown): void {
  if (isChunkFailure(error)) reloadOnce();
}

/** Listens for failures to load build files anywhere in the page. */
export function watchChunkFailures(): void {
  onCaught(reloadOnChunkFailure);
  window.addEventListener('error', ({ error }) => reloadOnChunkFailure(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reloadOnChunkFailure(reason));
}

/** Reloads the page at most once a minute. Returns whether the page is being reloaded. */
export function reloadOnce(): boolean {
  const isDue = mayReload();
  if (isDue) reloadDocument();
  return isDue;
}

function mayReload(): boolean {
  return (canStore() || !wasReloaded()) && throttleOnce(RELOAD_EVERY_MS, KEY);
}

function canStore(): boolean {
  try {
    sessionStorage.setItem(`${KEY}:try`, '');
    return true;
  } catch {
    return false;
  }
}

/** Returns whether a reload has loaded this document. */
function wasReloaded(): boolean {
  return arrivalType() === 'reload';
}

/**
 * Returns the navigation type of this document, or `undefined` if the browser does not report it.
 */
export function arrivalType(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? String(entry.type) : undefined;
}

/** Returns true at most once every `ms` milliseconds per name, even across reloads of the tab. */
export function throttleOnce(ms: number, name: string): boolean {
  const now = Date.now();
  const age = now - Number(tabStorage.getItem(name) ?? Number.NEGATIVE_INFINITY);
  // A negative age means that the clock was set back; it must not block reloads.
  if (age >= 0 && age < ms) return false;
  tabStorage.setItem(name, String(now));
  return true;
}
