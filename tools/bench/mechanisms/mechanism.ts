/** One figure of a mechanism, measured with it and without it in the same run. */
export type Figure = { figure: string; on: number; off: number };

export type Mechanism = {
  name: string;
  /** How it is switched off, or what the figure is compared with where nothing switches it off. */
  without: string;
  measure: () => Promise<Figure[]>;
};
