/** One figure of a mechanism, measured with it and without it in the same run. */
export type Figure = { figure: string; on: number; off: number };

export type Mechanism = {
  name: string;
  /** How the mechanism is switched off, or the alternative that replaces it in the comparison. */
  without: string;
  measure: () => Promise<Figure[]>;
};
