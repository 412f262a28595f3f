const TASHKENT_OFFSET_MS = 5 * 60 * 60 * 1000;

/** dd.mm.yyyy in Tashkent, which keeps UTC+5 all year. */
export function formatDate(iso: string): string {
  const local = new Date(Date.parse(iso) + TASHKENT_OFFSET_MS);
  return [
    twoDigits(local.getUTCDate()),
    twoDigits(local.getUTCMonth() + 1),
    String(local.getUTCFullYear()).padStart(4, '0'),
  ].join('.');
}

export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${twoDigits(left % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
