/** Uses of what Next and React use once it is there. */
const uses: Record<string, () => unknown> = {
  IntersectionObserver: () => new IntersectionObserver(() => {}),
  navigation: () => Reflect.get(window, 'navigation'),
  requestIdleCallback: () => cancelIdleCallback(requestIdleCallback(() => {})),
  scheduler: () => Reflect.get(window, 'scheduler'),
};

/** They have a way without each of these, but not with one that throws (record 054). */
export function takeRefusedAway(): void {
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
