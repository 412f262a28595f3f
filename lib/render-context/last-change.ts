declare global {
  var newestChange: number | undefined;
}

/**
 * Records that the storefront has received this change. Later reads of this process must include
 * it.
 */
export function noteChange(number: number): void {
  globalThis.newestChange = Math.max(lastChange(), number);
}

/**
 * Returns the number of the latest change that the storefront has received, or 0 if there is none.
 *
 * This is a global, because middleware and pages are separate module graphs in one process.
 */
export function lastChange(): number {
  return globalThis.newestChange ?? 0;
}
