import { caller } from '@/lib/client/call';
import { type Locale, OFFLINE_EVERY_MS, OFFLINE_PATH } from '@/lib/constants';
import shapes from '@/lib/contract/shapes/site.json';
import { localePath } from '@/lib/domain/routing/locale-path';
import { isOfflinePath, withReturnTo } from '@/lib/domain/routing/return-to';
import { pageLocale } from '@/lib/i18n/language-choice';
import { changeEntry, pushEntry, readEntry } from '@/lib/navigation/history-entry';
import {
  createLeaving,
  openDocument,
  reloadDocument,
  replaceDocument,
} from '@/lib/navigation/leave';
import { leaveOverlays } from '@/lib/navigation/overlay-entries';
import { type Failure, interrupted } from '@/stores/interruption';
import { throttleOnce } from './reload';
import { savedAt } from './worker';

const call = caller<'site'>(shapes);

/**
 * Shows the offline page over the page that failed.
 *
 * Only the URL changes, so the failed page keeps its state and returning needs no network. Does
 * nothing on a saved copy of a page, which already states that there is no connection. The offline
 * page opens at most once in ten seconds.
 */
export function goOffline(failure: Failure): void {
  const { pathname, search, hash } = window.location;
  if (isOfflinePath(pathname) || savedAt() !== null) return;
  if (!throttleOnce(OFFLINE_EVERY_MS, 'chorsu:offline')) return;
  interrupted(failure);
  changeEntry({ scrollTop: window.scrollY });
  pushEntry({}, withReturnTo(pathOf(OFFLINE_PATH), pathname + search + hash));
}

/** Returns and removes the scroll position of the page to return to. */
export function takeScrollTop(): number | null {
  const { scrollTop = null } = readEntry();
  if (scrollTop !== null) changeEntry({ scrollTop: null });
  return scrollTop;
}

const goingHome = createLeaving();

/**
 * Opens the home page as a new document, so that no data of the signed-in shopper stays in memory.
 * Has no effect on the home page or while the home page is opening.
 */
export function goHome(): void {
  if (goingHome.isLeaving() || isAtHome()) return;
  goingHome.begin();
  // An overlay that closes in the meantime must not go back, because that would cancel the
  // navigation.
  leaveOverlays((isReplacing) => {
    if (isReplacing) replaceDocument(pathOf('/'));
    else openDocument(pathOf('/'));
  });
}

/** Hides the page and reloads it, because another customer has signed in. */
export function hideAndReload(): void {
  document.documentElement.hidden = true;
  reloadDocument();
}

export function isAtHome(): boolean {
  return window.location.pathname === pathOf('/');
}

function pathOf(href: string): string {
  return localePath(pageLocale(), href);
}

/** Checks whether both the storefront and the API respond again. */
export function isShopBack(locale: Locale): Promise<boolean> {
  return call('site.settings', {}, { locale }).then(
    () => true,
    () => false,
  );
}
