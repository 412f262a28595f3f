import { untilHydrated } from 'deferred-hydration/hydrated';
import { chooseLanguage, linkToCurrentPage } from '@/lib/i18n/language-choice';
import { rememberVisitor } from './returning-visitor';

/** Makes language links work before hydration, so that shoppers need not wait for React. */
export function prepareLanguageLinks(): void {
  const options = { capture: true, signal: untilHydrated() };
  addEventListener('pointerdown', (event) => withLanguageLink(event, linkToCurrentPage), options);
  addEventListener('click', (event) => withLanguageLink(event, leave), options);
}

function withLanguageLink(event: Event, act: (link: HTMLAnchorElement) => void): void {
  // The link may be in the shadow root of an early panel.
  const [target] = event.composedPath();
  const link = target instanceof Element && target.closest('a[hreflang]');
  if (link instanceof HTMLAnchorElement) act(link);
}

function leave(link: HTMLAnchorElement): void {
  chooseLanguage(link.hreflang, link);
  // The next page then hydrates immediately and restores the scroll position.
  rememberVisitor();
}
