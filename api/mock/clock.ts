/** The time at which every world begins. */
export const MOMENT = new Date('2026-11-21T09:00:00+05:00');

/** A fixed clock, which tests move. */
export class Clock {
  #now = MOMENT.getTime();

  now(): Date {
    return new Date(this.#now);
  }

  set(moment: Date): void {
    this.#now = moment.getTime();
  }

  advance(seconds: number): void {
    this.#now += seconds * 1000;
  }
}
