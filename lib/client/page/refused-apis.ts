/** Test calls to the optional browser APIs that Next and React use if they exist. */
const uses: Record<string, () => unknown> = {
  IntersectionObserver: () => new IntersectionObserver(() => {}),
  navigation: () => Reflect.get(window, 'navigation'),
  requestIdleCallback: () => cancelIdleCallback(requestIdleCallback(() => {})),
  scheduler: () => Reflect.get(window, 'scheduler'),
};

/** Removes APIs that exist but throw. Next and React need none of them (ADR 054). */
export function removeThrowingApis(): void {
  for (const [name, use] of Object.entries(uses)) {
    if (!isRefused(name, use)) continue;
    Object.defineProperty(window, name, { value: undefined, configurable: true, writable: true });
  }
}

function isRefused(name: string, use: () => unknown): boolean {
  try {
    if (name in window) use();
    return false;
  } catch {
    return true;
  }
}
