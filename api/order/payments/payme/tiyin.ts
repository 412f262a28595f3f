const TIYIN_A_SUM = 100;

export function toTiyin(amountUzs: number): number {
  return amountUzs * TIYIN_A_SUM;
}
