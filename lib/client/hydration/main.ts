// Built into a file of its own (scripts/lib/worker), the only script of a page whose hydration is
// deferred. It loads the others, and the whole stylesheets, when the shopper does something or the
// network is idle, and replays to React what was pressed, typed and sent before (record 025).

import { reloadOnce } from '@/lib/client/reload';
import { onTraversal } from '@/lib/navigation/history-entry';
import { EventReplayQueue } from './event-replay-queue';
import { fetchFiles } from './fetch-files';
import { onHydrated } from './hydrated-mark';
import { prepareLanguageLinks } from './language-links';
import { forgetPresses } from './persisted-presses';
import { loadProductScripts } from './product-scripts';
import { keepLinksFromReact, markScriptForReact } from './react-internals';
import { isReturningVisitor, rememberVisitor } from './returning-visitor';
import { loadStylesheets } from './stylesheets';
import { toScript } from './to-script';
import { onIntent, onNetworkIdle } from './triggers';

/** A page that is not hydrated so long after its scripts have run never will be. */
const GIVE_UP_MS = 20_000;

const { scripts = '', stylesheets = '', saveData } = document.currentScript?.dataset ?? {};
const deferred = new AbortController();

// A page that names no scripts is left to the browser.
if (scripts) defer({ saveData: saveData !== undefined });

function defer({ saveData }: { saveData: boolean }): void {
  const queue = new EventReplayQueue({ saveData, onHeld: () => hydrate(queue) });
  const until = deferred.signal;
  // Not amid the effects of React, which would not hear of it.
  onHydrated(() => setTimeout(() => queue.replay()));
  parsed().then(() => queue.restore());
  addEventListener('pageshow', ({ persisted }) => persisted && forgetPresses());
  prepareLanguageLinks();
  keepLinksFromReact();
  reloadOnTraversal();
  onIntent(() => hydrate(queue), { saveData, until });
  if (saveData) return;
  loadProductScripts();
  if (isReturningVisitor()) hydrate(queue);
  else onNetworkIdle(() => hydrate(queue), { until });
}

/**
 * After a reload, Back and Forward may lead to an address that the same document had before: until
 * the page is hydrated nobody shows it, and Next before 16.4 never does. It is loaded instead.
 */
function reloadOnTraversal(): void {
  const shown = address();
  onHydrated(onTraversal(() => address() !== shown && location.reload()));
}

/** Without its fragment: a link within the page leads nowhere else. */
function address(): string {
  return location.pathname + location.search;
}

function hydrate(queue: EventReplayQueue): void {
  if (deferred.signal.aborted) return;
  deferred.abort();
  const sources = toAddresses(scripts);
  const sheets = toAddresses(stylesheets);
  const styled = fetchFiles(sheets).then(() => loadStylesheets(sheets));
  Promise.all([styled, fetchFiles(sources), parsed()]).then(() => run(sources, queue));
}

function toAddresses(list: string): string[] {
  return list.split(' ').filter(Boolean);
}

/** React hydrates only what is in the document by then. */
async function parsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return;
  return new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}

function run(sources: string[], queue: EventReplayQueue): void {
  rememberVisitor();
  const elements = sources.map(toScript);
  for (const script of elements) {
    script.onerror = () => (navigator.onLine && reloadOnce()) || queue.replay();
  }
  elements.at(-1)?.addEventListener('load', () => setTimeout(() => queue.replay(), GIVE_UP_MS));
  document.head.append(...elements);
  elements.forEach(markScriptForReact);
}
