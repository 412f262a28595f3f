const TASHKENT_OFFSET_MINUTES = 5 * 60;
const DAY_MINUTES = 24 * 60;

/** For example '09:00–21:00' in Tashkent; null if the text is not such a span. */
export function isOpenAt(workTime: string, time: number): boolean | null {
  const span = /^\s*(\d{1,2}):(\d{2})\s*[–—-]\s*(\d{1,2}):(\d{2})\s*$/.exec(workTime);
  if (!span) return null;

  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = span.slice(1).map(Number);
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute];
  const now = (Math.floor(time / 60_000) + TASHKENT_OFFSET_MINUTES) % DAY_MINUTES;
  // A span over midnight has two parts of the day.
  return from < to ? from <= now && now < to : from <= now || now < to;
}
