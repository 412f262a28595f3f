/** A long computation in steps. The runner may yield to other work after each step. */
export type Steps<Result = void> = Generator<undefined, Result>;

/** Runs all steps without yielding, and returns the result. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
