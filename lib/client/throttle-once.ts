const memory = new Map<string, number>();

/** Returns true at most once in `ms`, also across reloads of the tab. */
export function throttleOnce(ms: number, name: string): boolean {
  const now = Date.now();
  const age = now - lastTime(name);
  // A clock that was set back must not block for ever.
  if (age >= 0 && age < ms) return false;
  remember(name, now);
  return true;
}

function lastTime(name: string): number {
  try {
    return Number(sessionStorage.getItem(name) ?? memory.get(name) ?? Number.NEGATIVE_INFINITY);
  } catch {
    return memory.get(name) ?? Number.NEGATIVE_INFINITY;
  }
}

function remember(name: string, time: number): void {
  memory.set(name, time);
  try {
    sessionStorage.setItem(name, String(time));
  } catch {
    // `memory` has it.
  }
}
