import { safeStorage } from './safe-storage';

/**
 * The storage key of the shop clock's offset from the device clock in milliseconds, for pages that
 * are opened offline.
 */
const NAME = 'chorsu:clock';
/**
 * If the time in a response is less than this behind the clock, the response was only delayed, and
 * the clock is not set back. The clock itself is behind the shop's time by less than this.
 */
const DELAY_MAX_MS = 10_000;
/**
 * A larger difference between the device's two clocks means that the device was asleep or that its
 * clock was changed.
 */
const DRIFT_MAX_MS = 2000;

/** The shop's time, and both clocks of the device at that moment. */
type ClockReading = { time: number; monotonic: number; wall: number };

let reading: ClockReading | null = null;
let isApiSilent = false;
const listeners = new Set<() => void>();

/**
 * Sets the shop's clock according to a response from the API.
 *
 * @param sentAt - When the response was sent, in milliseconds since 1970.
 */
export function apiTimeReceived(sentAt: number): void {
  const known = reading && elapsedSince(reading);
  const isOnlyLate = known !== null && known >= sentAt && known - sentAt < DELAY_MAX_MS;
  const time = isOnlyLate ? known : sentAt;
  reading = { time, monotonic: performance.now(), wall: Date.now() };
  storeOffset(time - reading.wall);
  for (const listener of listeners) listener();
}

/** Falls back to the offset from an earlier visit after a request for the time has failed. */
export function apiTimeMissed(): void {
  isApiSilent = true;
  for (const listener of listeners) listener();
}

/**
 * Returns the shop's time in milliseconds since 1970. The device's clock only measures the time
 * since the API's last response.
 *
 * @returns `null` until the API has responded in this document. If the API does not respond, the
 *   time is derived from the stored offset, if there is one.
 */
export function shopTime(): number | null {
  if (reading) return elapsedSince(reading);
  const offset = isApiSilent ? storedOffset() : null;
  return offset === null ? null : Date.now() + offset;
}

/**
 * Returns whether the API's time has to be fetched, because it is unknown or too old, or because
 * the device has slept since the last response.
 */
export function isShopTimeUnsure(ageMaxMs: number): boolean {
  if (!reading) return true;
  const age = performance.now() - reading.monotonic;
  return age > ageMaxMs || Math.abs(Date.now() - reading.wall - age) > DRIFT_MAX_MS;
}

export function onShopTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Adds the longer of the times that the two clocks have measured: the monotonic clock may stop
 * during sleep, and the wall clock may be set back.
 */
function elapsedSince({ time, monotonic, wall }: ClockReading): number {
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
