declare global {
  var newestChange: number | undefined;
}

/** The storefront knows of this change: what this process reads from now on must have it. */
export function noteChange(number: number): void {
  globalThis.newestChange = Math.max(lastChange(), number);
}

/** Middleware and pages are separate module graphs of one process. */
export function lastChange(): number {
  return globalThis.newestChange ?? 0;
}
