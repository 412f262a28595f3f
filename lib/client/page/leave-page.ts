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
import { throttleOnce } from './reload';
import { savedAt } from './worker';

const call = caller<'site'>(shapes);

/**
 * Only the address changes: the frame shows the offline page over the page that failed, which keeps
 * its state and needs no network to return. A saved copy of a page stays: it says itself that there
 * is no connection.
 */
export function goOffline(): void {
  const { pathname, search, hash } = window.location;
  if (isOfflinePath(pathname) || savedAt() !== null) return;
  if (!throttleOnce(OFFLINE_EVERY_MS, 'chorsu:offline')) return;
  changeEntry({ scrollTop: window.scrollY });
  pushEntry({}, withReturnTo(pathOf(OFFLINE_PATH), pathname + search + hash));
}

/** Reads the scroll position of the page to return to and removes it. */
export function takeScrollTop(): number | null {
  const { scrollTop = null } = readEntry();
  if (scrollTop !== null) changeEntry({ scrollTop: null });
  return scrollTop;
}

const goingHome = createLeaving();

/** A new document, so that nothing of the signed-in shopper stays in memory. A second call waits. */
export function goHome(): void {
  if (goingHome.isLeaving() || isAtHome()) return;
  goingHome.begin();
  // An overlay that closes meanwhile must not step back, which would cancel the load.
  leaveOverlays((isReplacing) => {
    if (isReplacing) replaceDocument(pathOf('/'));
    else openDocument(pathOf('/'));
  });
}

/** For another customer than the page has been shown to, of whom nothing may be seen meanwhile. */
export function startAnew(): void {
  document.documentElement.hidden = true;
  reloadDocument();
}

export function isAtHome(): boolean {
  return window.location.pathname === pathOf('/');
}

function pathOf(href: string): string {
  return localePath(pageLocale(), href);
}

/** Whether both the storefront and the API answer again. */
export function isShopBack(locale: Locale): Promise<boolean> {
  return call('site.settings', {}, { locale }).then(
    () => true,
    () => false,
  );
}
