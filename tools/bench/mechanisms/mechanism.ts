/** A figure that is measured with and without a mechanism in the same run. */
export type Figure = { figure: string; on: number; off: number };

export type Mechanism = {
  name: string;
  /** How the mechanism is switched off, or the alternative that is measured instead. */
  without: string;
  measure: () => Promise<Figure[]>;
};
