import { noteFailure } from '@/api/db/failure';

export type SingleFlight = {
  /** Starts a run, after the current one if there is one, and resolves when it ends. */
  next: () => Promise<void>;
  /** Starts a run unless one is in progress. */
  begin: () => void;
  /** Resolves when no run is in progress. */
  last: () => Promise<void>;
};

/** Wraps repeated work so that only one run is in progress at a time. Failures are logged. */
export function singleFlight(work: () => Promise<void>): SingleFlight {
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;

  function begin(): Promise<void> {
    running = work()
      .catch((error: unknown) =>
        noteFailure('The catalog could not be refreshed from the search engine', error),
      )
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
