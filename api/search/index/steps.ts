/** Long work in pieces, between which whoever runs it may let others have their turns. */
export type Steps<Result = void> = Generator<undefined, Result>;

/** All of it at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
