import { untilHydrated } from 'deferred-hydration/hydrated';
import { chooseLanguage, linkToCurrentPage } from '@/lib/i18n/language-choice';
import { rememberVisitor } from './returning-visitor';

/** Makes language links work before hydration, so that the shopper does not wait for React. */
export function prepareLanguageLinks(): void {
  const options = { capture: true, signal: untilHydrated() };
  addEventListener(
    'pointerdown',
    ({ target }) => withLanguageLink(target, linkToCurrentPage),
    options,
  );
  addEventListener('click', ({ target }) => withLanguageLink(target, leave), options);
}

function withLanguageLink(
  target: EventTarget | null,
  act: (link: HTMLAnchorElement) => void,
): void {
  const link = target instanceof Element && target.closest('a[hreflang]');
  if (link instanceof HTMLAnchorElement) act(link);
}

function leave(link: HTMLAnchorElement): void {
  chooseLanguage(link.hreflang, link);
  // Makes the next page hydrate immediately and restore the scroll position.
  rememberVisitor();
}
