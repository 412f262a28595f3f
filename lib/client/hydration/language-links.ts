import { LOCALES } from '@/lib/constants';
import { chooseLanguage, leadToThisPage } from '@/lib/i18n/language-choice';
import { controlOf } from './controls';
import { untilHydrated } from './hydrated-mark';
import { rememberVisitor } from './returning-visitor';

/** Before React is there a link to the other language leads on by itself: it must not wait. */
export function prepareLanguageLinks(): void {
  const options = { capture: true, signal: untilHydrated() };
  addEventListener(
    'pointerdown',
    ({ target }) => withLanguageLink(target, leadToThisPage),
    options,
  );
  addEventListener('click', ({ target }) => withLanguageLink(target, leave), options);
}

function withLanguageLink(
  target: EventTarget | null,
  act: (link: HTMLAnchorElement) => void,
): void {
  const link = controlOf(target, 'a[hreflang]');
  if (link instanceof HTMLAnchorElement) act(link);
}

function leave(link: HTMLAnchorElement): void {
  const language = LOCALES.find((locale) => locale === link.hreflang);
  if (language) chooseLanguage(language, link);
  // So that the next page hydrates at once and scrolls to where this one stood.
  rememberVisitor();
}
