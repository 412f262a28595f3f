const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
/** Tashkent is UTC+5 all year. */
export const TASHKENT_OFFSET_MS = 5 * 60 * MINUTE_MS;

/** Formats the day in Tashkent as dd.mm.yyyy. */
export function formatDate(iso: string): string {
  const local = inTashkent(iso);
  const year = String(local.getUTCFullYear()).padStart(4, '0');
  return `${twoDigits(local.getUTCDate())}.${twoDigits(local.getUTCMonth() + 1)}.${year}`;
}

/** Returns the day in Tashkent, for example '2026-11-25'. */
export function isoDay(iso: string): string {
  return inTashkent(iso).toISOString().slice(0, '2026-11-25'.length);
}

/**
 * Formats a time in Tashkent, for example '2026-11-25T18:05:00+05:00', or
 * '2026-11-25T18:05:00.250+05:00' with milliseconds.
 */
export function isoTime(iso: string, { withMilliseconds = false } = {}): string {
  const shown = withMilliseconds ? '2026-11-25T18:05:00.250' : '2026-11-25T18:05:00';
  return `${inTashkent(iso).toISOString().slice(0, shown.length)}+05:00`;
}

/** Formats the day and time in Tashkent. */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)}, ${formatTime(iso)}`;
}

/** Returns the year in Tashkent. */
export function yearOf(iso: string): number {
  return inTashkent(iso).getUTCFullYear();
}

/** Formats seconds as m:ss, rounded up; never below 0:00. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${twoDigits(left % 60)}`;
}

/**
 * Returns whether a place with these opening hours is open at the given time.
 *
 * @param workTime - Opening hours in Tashkent, for example '09:00–21:00'.
 * @param time - Milliseconds since 1970.
 * @returns `null` if the text is not a time span.
 */
export function isOpenAt(workTime: string, time: number): boolean | null {
  const span = /^\s*(\d{1,2}):(\d{2})\s*[–—-]\s*(\d{1,2}):(\d{2})\s*$/.exec(workTime);
  if (!span) return null;

  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = span.slice(1).map(Number);
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  const now = Math.floor(((time + TASHKENT_OFFSET_MS) % DAY_MS) / MINUTE_MS);
  // A time span that crosses midnight covers two parts of the day.
  return from < to ? from <= now && now < to : from <= now || now < to;
}

/** Formats the time of day in Tashkent, for example 09:05. */
export function formatTime(iso: string): string {
  const local = inTashkent(iso);
  return `${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())}`;
}

function inTashkent(iso: string): Date {
  return new Date(Date.parse(iso) + TASHKENT_OFFSET_MS);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
