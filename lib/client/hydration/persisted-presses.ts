import { wasReloaded } from '@/lib/client/reload';
import { setFlash, takeFlash } from '@/lib/navigation/flash-storage';
import { atPlace, type Located } from './find-again';

const KEY = 'chorsu:presses';

type Press = { tagName: string; className: string; place: number };

/** What was pressed and not answered before the page is left: a reload presses it again. */
export function persistPresses(presses: readonly Located[]): void {
  if (presses.length === 0) return;
  const list = presses.map(({ element: { tagName, className }, place }) => {
    return { tagName, className, place };
  });
  setFlash(KEY, JSON.stringify({ page: location.href, list }));
}

/** Empty unless this is a reload of the page on which they were pressed. */
export function takePresses(): HTMLElement[] {
  try {
    const { page, list } = JSON.parse(takeFlash(KEY) ?? '{}');
    const presses: Press[] = wasReloaded() && page === location.href ? list : [];
    return presses.flatMap((press) => atPlace(press) ?? []);
  } catch {
    return [];
  }
}

/** A page from the back/forward cache still has them. */
export function forgetPresses(): void {
  takeFlash(KEY);
}
