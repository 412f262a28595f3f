const TASHKENT_OFFSET_MS = 5 * 60 * 60 * 1000;

export function formatDate(iso: string): string {
  return `${formatDay(iso)}.${String(inTashkent(iso).getUTCFullYear()).padStart(4, '0')}`;
}

export function formatDateTime(iso: string): string {
  return `${formatDate(iso)}, ${formatTime(iso)}`;
}

export function formatDayTime(iso: string): string {
  return `${formatDay(iso)}, ${formatTime(iso)}`;
}

export function yearOf(iso: string): number {
  return new Date(Date.parse(iso) + TASHKENT_OFFSET_MS).getUTCFullYear();
}

export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${twoDigits(left % 60)}`;
}

function formatDay(iso: string): string {
  const local = inTashkent(iso);
  return `${twoDigits(local.getUTCDate())}.${twoDigits(local.getUTCMonth() + 1)}`;
}

function formatTime(iso: string): string {
  const local = inTashkent(iso);
  return `${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())}`;
}

function inTashkent(iso: string): Date {
  return new Date(Date.parse(iso) + TASHKENT_OFFSET_MS);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
