import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyPanels } from '@/lib/client/hydration/early-panels';

/** A page as the server renders it. `data-opens` marks the controls that open panels. */
const PAGE = `
  <header>
    <div><nav><ul><li><a href="/about">Haqimizda</a></li></ul></nav>
      <div><a href="tel:+998712000707">+998 71</a>
        <details><summary>Til</summary><a href="/" hreflang="uz">Oʻzbekcha</a><a href="/ru" hreflang="ru">Русский</a></details>
      </div></div>
    <div><button data-opens="menu" aria-label="Menyu"></button>
      <a data-opens="mega" href="/products">Katalog</a>
      <form role="search"><input></form>
      <details><a href="/" hreflang="uz">Oʻz</a></details></div>
  </header>
  <button data-opens="filters">Filtrlar<span>2</span></button>
  <button data-opens="sign-in">Kirish</button>
  <a data-opens="categories" href="/products">Katalog</a>
  <article><a href="/products/palto-1">Palto</a>
    <button data-choose aria-label="Savatga: Palto"></button></article>`;

const texts = { close: 'Yopish', language: 'Til', signIn: 'Kirish', history: 'Qidiruv tarixi' };

beforeEach(() => {
  document.body.innerHTML = PAGE;
  document.documentElement.lang = 'uz';
  localStorage.clear();
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal('PANEL_CSS', { drawer: '', modal: '', links: '', mega: '', search: '' });
  vi.stubGlobal('PANEL_TEXTS', { uz: texts, ru: { ...texts, close: 'Закрыть' } });
});

afterEach(() => vi.unstubAllGlobals());

/** Renders the panel that an element opens. Returns null if there is nothing to show. */
function panelOf(selector: string): ShadowRoot | null {
  const opener = document.querySelector<HTMLElement>(selector);
  const panel = earlyPanels.find((one) => opener?.matches(one.opener));
  if (!opener || !panel) throw new Error(`no panel for ${selector}`);
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  return panel.render(opener, root) ? root : null;
}

const textOf = (root: ShadowRoot | null, selector: string) =>
  root?.querySelector(selector)?.textContent;
const linksOf = (root: ShadowRoot | null) =>
  [...(root?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

test('fills the menu with each header link once', () => {
  const root = panelOf('[data-opens=menu]');
  expect(textOf(root, 'h2')).toBe('Menyu');
  expect(linksOf(root)).toEqual(['/about', 'tel:+998712000707', '/', '/ru']);
});

test.each([
  ['[data-opens=filters]', 'Filtrlar'],
  ['[data-opens=categories]', 'Katalog'],
  ['[data-opens=sign-in]', 'Kirish'],
  ['article button', 'Palto'],
])('shows a heading and a close button in the panel that "%s" opens', (opener, name) => {
  const root = panelOf(opener);
  expect(textOf(root, 'h2')).toBe(name);
  expect(root?.querySelector('button')?.ariaLabel).toBe('Yopish');
});

test('opens the account page instead of the sign-in panel for a signed-in customer', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  localStorage.setItem('chorsu:auth', JSON.stringify({ state: { token: 'a' } }));
  document.documentElement.lang = 'ru';
  expect(panelOf('[data-opens=sign-in]')).toBeNull();
  expect(assign.mock.calls).toEqual([['/ru/user']]);
});

test('labels the close button in the page’s language', () => {
  document.documentElement.lang = 'ru';
  expect(panelOf('[data-opens=mega]')?.querySelector('button')?.ariaLabel).toBe('Закрыть');
});

test('shows links to stored searches while the search field is empty (S5-05)', () => {
  expect(panelOf('input')).toBeNull();
  const state = { history: ['choynak & piyola', 7, ''] };
  localStorage.setItem('chorsu:search', JSON.stringify({ state }));
  const root = panelOf('input');
  expect(linksOf(root)).toEqual(['/products?search=choynak+%26+piyola']);
  expect(textOf(root, 'a')).toBe('choynak & piyola');
  const field = document.querySelector('input');
  if (field) field.value = 'c';
  expect(panelOf('input')).toBeNull();
});
