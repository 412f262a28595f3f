const TIYIN_A_SUM = 100;

/** Payme counts in tiyin, hundredths of a soʻm. */
export function toTiyin(amountUzs: number): number {
  return amountUzs * TIYIN_A_SUM;
}
