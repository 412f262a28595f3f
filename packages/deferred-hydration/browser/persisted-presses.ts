import { elementAt, type Located } from './find-again';

type Press = { tagName: string; className: string; place: number };

/**
 * Stores presses that were not handled before the visitor left the page, so that a reload repeats
 * them.
 */
export function persistPresses(key: string, presses: readonly Located[]): void {
  if (presses.length === 0) return;
  const list = presses.map(({ element: { tagName, className }, place }) => {
    return { tagName, className, place };
  });
  try {
    sessionStorage.setItem(key, JSON.stringify({ page: location.href, list }));
  } catch {
    // Without access to storage, a reload repeats no presses.
  }
}

/**
 * Removes the stored presses. Returns the pressed elements if the page was reloaded and the presses
 * were made on it, otherwise an empty list.
 */
export function takePresses(key: string): HTMLElement[] {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const { page, list } = JSON.parse(stored ?? '{}');
    const presses: Press[] = wasReloaded() && page === location.href ? list : [];
    return presses.flatMap((press) => elementAt(press) ?? []);
  } catch {
    return [];
  }
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}
