/** One figure of a mechanism, measured with and without the mechanism in the same run. */
export type Figure = { figure: string; on: number; off: number };

export type Mechanism = {
  name: string;
  /** The way to switch the mechanism off, or the alternative that replaces it. */
  without: string;
  measure: () => Promise<Figure[]>;
};
