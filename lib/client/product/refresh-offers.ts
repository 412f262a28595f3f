import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { arrivalType } from '@/lib/client/page/reload';
import { ApiError } from '@/lib/http/errors';
import { onTraversal } from '@/lib/navigation/history-entry';
import { onNavigationEvent } from '@/lib/navigation/navigation-events';
import { usePageAddress } from '@/lib/navigation/quick-view-address';
import { type ChangedOffer, rereadOffers } from './offers';

/** The age in milliseconds at which a page's offers are fetched again when the shopper returns. */
const FRESH_MS = 60_000;
const EVERY_MS = 1000;

const DOUBTED = 'chorsu:offers-doubted';
const RETURNED = 'chorsu:returned';

/** Requests a refresh if a rejection may mean that the page's prices or stock are outdated. */
export function doubtOffers(error: unknown): void {
  if (!(error instanceof ApiError) || ![404, 409, 410, 422].includes(error.status)) return;
  dispatchEvent(new Event(DOUBTED));
}

/**
 * Updates prices and stock when they may be outdated: after a rejection, after Back, after a
 * restore from bfcache, when the shopper returns to a tab that was hidden for a minute, and when a
 * page hydrates more than a minute after it was loaded. A freshly loaded page sends no request.
 */
export function useOffersRefresh(onChanged: (changes: ChangedOffer[]) => void): void {
  const locale = useLocale();
  const page = usePageAddress();
  const refresh = useEffectEvent(async () => {
    const changes = await rereadOffers(locale);
    if (changes.length > 0) onChanged(changes);
  });
  const traversedTo = useRef<string | null>(null);

  useEffect(() => {
    const soon = throttled(() => void refresh());
    const listening = new AbortController();
    const { signal } = listening;
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && soon();
    window.addEventListener('pageshow', onReturn, { signal });
    window.addEventListener(DOUBTED, soon, { signal });
    window.addEventListener(RETURNED, soon, { signal });
    document.addEventListener('visibilitychange', afterLongHidden(soon), { signal });
    // A `return` event means that the shopper went back before the next page loaded. This page was
    // never replaced, so the other listeners do not run.
    const stopListening = onNavigationEvent((event) => void (event === 'return' && soon()));
    if (isKeptDocument()) soon();
    return () => {
      stopListening();
      listening.abort();
      soon.cancel();
    };
  }, []);

  useEffect(
    () =>
      onTraversal(
        () => {
          traversedTo.current = addressNow();
        },
        { capture: true },
      ),
    [],
  );

  // React renders the new page within the event, so it is complete when this effect runs.
  useEffect(() => {
    const isTraversed = traversedTo.current === addressNow();
    traversedTo.current = null;
    if (isTraversed && page) dispatchEvent(new Event(RETURNED));
  }, [page]);
}

function addressNow(): string {
  return window.location.pathname + window.location.search;
}

/** Merges calls within a second into one. */
function throttled(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  function soon() {
    if (timer !== undefined) return;
    const wait = Math.max(0, last + EVERY_MS - performance.now());
    timer = setTimeout(() => {
      timer = undefined;
      last = performance.now();
      act();
    }, wait);
  }
  soon.cancel = () => clearTimeout(timer);
  return soon;
}

function afterLongHidden(act: () => void) {
  let hiddenAt = Date.now();
  return () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    // If the clock was set back, the time spent hidden is unknown, so the offers are refreshed.
    else if (Date.now() - hiddenAt >= FRESH_MS || Date.now() < hiddenAt) act();
  };
}

/**
 * Returns whether the document may come from a browser cache, or began to load at least a minute
 * before hydration.
 */
function isKeptDocument(): boolean {
  const isBack = arrivalType() === 'back_forward';
  const wasRestored = document.documentElement.dataset.restored !== undefined;
  return isBack || wasRestored || performance.now() >= FRESH_MS;
}
