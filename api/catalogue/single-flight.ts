import { noteFailure } from '@/api/db/failure';

export type SingleFlight = {
  /** Resolves with the end of a run that has begun after this was called. */
  next: () => Promise<void>;
  /** Begins one unless one goes on. */
  begin: () => void;
  /** Resolves when none goes on. */
  last: () => Promise<void>;
};

/** Work that is done again and again, one run at a time; a failed one is logged. */
export function singleFlight(work: () => Promise<void>): SingleFlight {
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;

  function begin(): Promise<void> {
    running = work()
      .catch((error: unknown) => noteFailure('following the search engine', error))
      .finally(() => {
        running = null;
      });
    return running;
  }

  function next(): Promise<void> {
    if (!running) return begin();
    following ??= running.then(() => {
      following = null;
      return begin();
    });
    return following;
  }

  return {
    next,
    begin: () => void (running ?? begin()),
    async last() {
      while (running) await running;
    },
  };
}
