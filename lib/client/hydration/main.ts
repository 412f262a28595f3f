// scripts/lib/build/worker.mjs builds this file separately. A page with deferred hydration loads
// only this script at first. `deferred-hydration` loads the other scripts and replays early clicks;
// this file passes the shop's own handlers to it (ADR 025).

import {
  type DeferredPage,
  hydrateLater,
  onMove,
  onNetworkIdle,
  onTouch,
  readDeferredPage,
  type Trigger,
  whenParsed,
} from 'deferred-hydration/browser';
import { untilHydrated } from 'deferred-hydration/hydrated';
import { reloadOnce } from '@/lib/client/page/reload';
import { prepareIntents } from './early-intents';
import { prepareLanguageLinks } from './language-links';
import { isOn2g, refreshListBadges, showListBadges } from './list-badges';
import { loadEarlyPanels } from './load-early-scripts';
import { loadProductScripts } from './product-scripts';
import { isReturningVisitor, rememberVisitor } from './returning-visitor';

/** Hydrates the page at once. Returning visitors have cached scripts and possibly a cart. */
const atOnce: Trigger = (begin) => begin();

const page = readDeferredPage();
if (page) start(page, { saveData: page.data.saveData !== undefined });

function start(page: DeferredPage, { saveData }: { saveData: boolean }): void {
  const isReturning = isReturningVisitor();
  const deferred = hydrateLater(page, {
    // On a save-data page, only touch, keyboard or focus events start hydration.
    triggers: saveData ? [onTouch] : [onTouch, onMove, isReturning ? atOnce : onNetworkIdle],
    // On a slow network, following the link is faster than loading the scripts that append items.
    heldLinks: saveData ? '' : 'a[data-appends]',
    holdsForms: !saveData,
    storageKey: 'chorsu:presses',
    handlePress: prepareIntents(),
    loadPreviews: () => loadPanels(saveData),
    onWaiting: showWaiting,
    onRun: rememberVisitor,
    recover: reloadOnce,
  });
  addEventListener('pageshow', ({ persisted }) => persisted && markRestored());
  prepareLanguageLinks();
  const hydrated = untilHydrated();
  void whenParsed().then(() => showListBadges(hydrated));
  if (!saveData) loadProductScripts();
  // A hydrated page fetches the lists itself, and a new visitor has none.
  else if (isReturning && !isOn2g()) onNetworkIdle(refreshListBadges, deferred);
}

/** Loads the panels; on a save-data page, only once the shopper touches the page. */
async function loadPanels(saveData: boolean) {
  if (saveData) await new Promise((touched) => onTouch(() => touched(true), untilHydrated()));
  const { earlyPanels } = await loadEarlyPanels();
  return earlyPanels;
}

/** Toggles the notice about a waiting press (components/layout/waiting-press.tsx). */
function showWaiting(isWaiting: boolean): void {
  const notice = document.querySelector<HTMLElement>('[data-waiting-press]');
  if (notice) notice.hidden = !isWaiting;
}

/**
 * Marks a page restored from bfcache, so that prices and stock are fetched again after hydration
 * (lib/client/product/refresh-offers.ts).
 */
function markRestored(): void {
  document.documentElement.dataset.restored = '';
}
