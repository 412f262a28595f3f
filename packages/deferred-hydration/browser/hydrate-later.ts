import { whenParsed } from './document-events';
import { EventReplayQueue, type ReplayOptions } from './event-replay-queue';
import { fetchFiles } from './fetch-files';
import { onHydrated, untilHydrated } from './hydrated-mark';
import { toScript } from './load-ahead';
import { takePresses } from './persisted-presses';
import { keepLinksFromReact, markScriptForReact } from './react-internals';
import { loadStylesheets } from './stylesheets';
import type { Trigger } from './triggers';

/**
 * A page that is not hydrated within this time after its last script has loaded counts as broken.
 */
const GIVE_UP_MS = 20_000;

/** The addresses of the files that the server half has removed from the document. */
export type DeferredPage = {
  scripts: readonly string[];
  stylesheets: readonly string[];
  /** All `data-` attributes of the script, including those of the app. */
  data: DOMStringMap;
};

export type HydrationOptions = ReplayOptions & {
  /** Functions that start hydration on certain events. Any held event also starts it. */
  triggers: readonly Trigger[];
  /** Called just before the scripts of the page run. */
  onRun?: () => void;
  /**
   * Called when a script cannot be loaded while the browser is online. Returns true if it reloads
   * the page; otherwise the browser handles the held events.
   */
  recover?: () => boolean;
};

/**
 * Reads the attributes of the running script, so call this function before the first `await`.
 *
 * @returns The deferred files of the page, or `null` if the running script has no `data-scripts`.
 */
export function readDeferredPage(): DeferredPage | null {
  const data = document.currentScript?.dataset ?? {};
  const { scripts, stylesheets } = data;
  if (!scripts) return null;
  return { scripts: scripts.split(' '), stylesheets: stylesheets?.split(' ') ?? [], data };
}

/**
 * Loads the scripts and the whole stylesheets of the page at the first trigger or held event, and
 * replays the held events to React once the page is hydrated.
 *
 * @returns A signal that is aborted when loading begins.
 */
export function hydrateLater(page: DeferredPage, options: HydrationOptions): AbortSignal {
  const deferred = new AbortController();
  const begin = () => {
    if (deferred.signal.aborted) return;
    deferred.abort();
    void load(page, options, queue);
  };
  // Loading begins in a later task, because sending the requests takes up to 5 ms of processor
  // time, which would delay the effect of the press.
  const queue = new EventReplayQueue(options, () => setTimeout(begin));
  // The app marks the page in an effect. React would miss events that are replayed before its other
  // effects have run.
  onHydrated(() => setTimeout(() => queue.replay()));
  void whenParsed().then(() => queue.restore());
  // A page restored from the back/forward cache still holds its presses, so the stored copies are
  // deleted.
  addEventListener('pageshow', ({ persisted }) => persisted && takePresses(options.storageKey));
  keepLinksFromReact();
  reloadOnTraversal();
  for (const trigger of options.triggers) trigger(begin, deferred.signal);
  return deferred.signal;
}

/**
 * Loads the stylesheets and scripts of the page, then runs the scripts. React hydrates only the
 * parsed part of the document, so the scripts wait for the whole document.
 */
async function load(page: DeferredPage, options: HydrationOptions, queue: EventReplayQueue) {
  const styled = fetchFiles(page.stylesheets).then(() => loadStylesheets(page.stylesheets));
  await Promise.all([styled, fetchFiles(page.scripts), whenParsed()]);
  options.onRun?.();
  const elements = page.scripts.map(toScript);
  for (const script of elements) {
    script.onerror = () => (navigator.onLine && options.recover?.()) || queue.replay();
  }
  elements.at(-1)?.addEventListener('load', () => setTimeout(() => queue.replay(), GIVE_UP_MS));
  document.head.append(...elements);
  elements.forEach(markScriptForReact);
}

/**
 * Reloads the page when Back or Forward changes its address before hydration, as can happen after
 * a reload. Otherwise the document would stay the same until the page is hydrated, and in
 * versions of Next before 16.4 even after that.
 */
function reloadOnTraversal(): void {
  const shown = address();
  const traversed = () => address() !== shown && location.reload();
  addEventListener('popstate', traversed, { signal: untilHydrated() });
}

/**
 * Returns the address without the fragment, because links within the page change only the fragment.
 */
function address(): string {
  return location.pathname + location.search;
}
