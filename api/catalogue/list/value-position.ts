const thousands = new Set(['tb', 'kg', 'l', 'm', 'kvt', 'soat']);
const POSITION_MAX = 2_000_000_000;

/** Sorts values of an attribute by the number at their start: 64 GB, 128 GB, 1 TB. */
export function valuePosition(text: string): number {
  const [, digits, unit = ''] = /^(\d+(?:[.,]\d+)?)\s*(\p{L}*)/u.exec(text) ?? [];
  if (digits === undefined) return 0;
  const factor = thousands.has(unit.toLowerCase()) ? 1000 : 1;
  return Math.min(POSITION_MAX, Math.round(Number(digits.replace(',', '.')) * factor * 10));
}
