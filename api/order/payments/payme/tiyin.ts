const TIYIN_A_SUM = 100;

/** Payme counts in hundredths of a sum. */
export function toTiyin(sums: number): number {
  return sums * TIYIN_A_SUM;
}
