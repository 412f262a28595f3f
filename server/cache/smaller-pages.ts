import { type Bodies, compressAgain } from '@/server/http/compress';
import type { Page } from './page';

/** Compresses pages again that are read again, one after the other (record 033). */
export class SmallerPages {
  readonly #seen = new WeakSet<Bodies>();
  #isBusy = false;

  noteRead({ bodies, payload }: Page): void {
    if (this.#isBusy || this.#seen.has(bodies)) return;
    this.#isBusy = true;
    this.#seen.add(bodies);
    const done = () => {
      this.#isBusy = false;
    };
    Promise.all([compressAgain(bodies), payload && compressAgain(payload.bodies)]).then(done, done);
  }
}
