/**
 * A problem that the user of the command can solve. Only its message is printed, without a stack.
 */
export class Failure extends Error {}

/**
 * Runs a command. Prints the message of a `Failure` and sets the exit code to 1.
 *
 * @param {() => Promise<unknown>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
