import { safeStorage } from './safe-storage';

/** How far the shop's clock is ahead of the device's, in milliseconds, for pages without network. */
const NAME = 'chorsu:clock';
/** The time in a response is as old as its way was long; never is it from the future. */
const WAY_MAX_MS = 10_000;
/** The device has slept, or its clock was set, where its two clocks differ by more. */
const DRIFT_MAX_MS = 2000;

/** The time of the shop, and what both clocks of the device showed then. */
type Heard = { time: number; monotonic: number; wall: number };

let heard: Heard | null = null;
let isApiSilent = false;
const listeners = new Set<() => void>();

/**
 * Sets the clock of the shop by a response of the API.
 *
 * @param sentAt When the response was sent, in milliseconds since 1970.
 */
export function apiTimeHeard(sentAt: number): void {
  const known = heard && elapsedSince(heard);
  const isOnlyLate = known !== null && known >= sentAt && known - sentAt < WAY_MAX_MS;
  const time = isOnlyLate ? known : sentAt;
  heard = { time, monotonic: performance.now(), wall: Date.now() };
  storeOffset(time - heard.wall);
  for (const listener of listeners) listener();
}

/** The API has not answered: what was stored at an earlier visit is better than nothing. */
export function apiTimeMissed(): void {
  isApiSilent = true;
  for (const listener of listeners) listener();
}

/**
 * Returns the time of the shop, in milliseconds since 1970. The clock of the device only measures
 * how long ago the API has said it.
 *
 * @returns null while the API has not said it in this document.
 */
export function shopTime(): number | null {
  if (heard) return elapsedSince(heard);
  const offset = isApiSilent ? storedOffset() : null;
  return offset === null ? null : Date.now() + offset;
}

/** Whether the API must be asked: its time is unknown, too old, or the device has slept since. */
export function isShopTimeUnsure(ageMaxMs: number): boolean {
  if (!heard) return true;
  const age = performance.now() - heard.monotonic;
  return age > ageMaxMs || Math.abs(Date.now() - heard.wall - age) > DRIFT_MAX_MS;
}

export function onShopTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The monotonic clock of many devices stops while they sleep, and the other one may be set back. */
function elapsedSince({ time, monotonic, wall }: Heard): number {
  return time + Math.max(performance.now() - monotonic, Date.now() - wall);
}

function storeOffset(offset: number): void {
  const stored = storedOffset();
  if (stored !== null && Math.abs(stored - offset) < DRIFT_MAX_MS) return;
  safeStorage.setItem(NAME, JSON.stringify(Math.round(offset)));
}

function storedOffset(): number | null {
  const stored: unknown = JSON.parse(safeStorage.getItem(NAME) ?? 'null');
  return typeof stored === 'number' ? stored : null;
}
