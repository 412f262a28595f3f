import { Refusal } from '@/packages/mock/control/refusal';

/** The initial time of every world. */
export const MOMENT = new Date('2026-11-21T09:00:00+05:00');

/** The latest time that a test can set: the database cannot parse later ones. */
const LATEST = Date.UTC(9999, 11, 31);

/** A clock that changes only when a test sets it. */
export class Clock {
  #now = MOMENT.getTime();

  now(): Date {
    return new Date(this.#now);
  }

  set(moment: Date): void {
    const now = moment.getTime();
    if (now > LATEST) throw new Refusal(422, 'the clock does not go beyond the year 9999');
    this.#now = now;
  }

  advance(seconds: number): void {
    this.set(new Date(this.#now + seconds * 1000));
  }
}
