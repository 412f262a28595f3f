// A file of its own (scripts/lib/worker), the only script of a page that is opened for the first
// time. It brings the others, and the rest of the styles, at the first sign of the shopper or when
// the page has been still for a while, and repeats for them what was pressed, typed and pointed at
// meanwhile (record 025).

import { reloadOnce } from '@/lib/client/reload';
import { Held } from './event-replay-queue';
import { fetchFiles } from './files';
import { onSign, whenStill } from './intent-events';
import { untilAwake } from './is-hydrated';
import { keepLinksFromReact } from './links';
import { isKnownHere, rememberBrowser } from './listed-files';
import { isOpening, openPressedCards } from './optimistic-navigation';
import { bringSheets } from './stylesheets';
import { reloadOnTraversal } from './traversal';

const { scripts = '', stylesheets = '', light } = document.currentScript?.dataset ?? {};
const isLight = light !== undefined;
const asleep = new AbortController();
let dressed: Promise<void> | undefined;

const held = new Held({ isLight, wake });
openPressedCards();
keepLinksFromReact();
reloadOnTraversal({ until: untilAwake() });
onSign(stir, { isLight, until: asleep.signal });
// What lies below the first screen has come without its styles (server/paint/defer-hydration).
if (!isLight) addEventListener('load', () => document.querySelector('[data-below]') && dress());
if (!isLight && isKnownHere()) wake();
else if (!isLight) whenStill(stir, { until: asleep.signal });

/** Nothing may compete with a product that is on its way. */
function stir(): void {
  if (!isOpening()) wake();
}

function wake(): void {
  if (asleep.signal.aborted) return;
  asleep.abort();
  const sources = addressesIn(scripts);
  Promise.all([dress(), fetchFiles(sources), parsed()]).then(() => run(sources));
}

/** Once. */
function dress(): Promise<void> {
  const looks = addressesIn(stylesheets);
  dressed ??= fetchFiles(looks).then(() => bringSheets(looks));
  return dressed;
}

function addressesIn(list: string): string[] {
  return list.split(' ').filter(Boolean);
}

/** What React takes over must be there to its end. */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return;
  return new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}

function run(sources: string[]): void {
  rememberBrowser();
  for (const source of sources) {
    const script = document.createElement('script');
    script.src = source;
    // In their order: the page's data before what starts from it.
    script.async = false;
    script.onerror = () => (navigator.onLine && reloadOnce()) || held.letGo();
    document.head.append(script);
  }
}
