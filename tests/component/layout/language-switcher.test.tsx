import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageSwitcher } from '@/components/layout/header/language-switcher';
import { LOCALE_COOKIE } from '@/lib/constants';
import { atPlace, renderAt } from '@/tests/support/component/render';

const shopper = userEvent.setup();

test.each([
  ['uz', 'full', 'Oʻzbekcha'],
  ['uz', 'short', 'Oʻz'],
  ['ru', 'full', 'Русский'],
  ['ru', 'short', 'Ру'],
] as const)('shows the language %s by its %s name "%s" (S2-41)', (locale, size, name) => {
  const { container } = renderAt(<LanguageSwitcher size={size} />, { locale });
  expect(container.querySelector('summary')?.textContent).toBe(name);
});

test('keeps the path and the query in the other language', async () => {
  renderAt(<LanguageSwitcher size="full" />, { url: '/products?menu=kiyim&page=2' });
  await shopper.click(screen.getByText('Oʻzbekcha', { selector: 'summary' }));

  const other = screen.getByRole('link', { name: 'Русский' });
  expect(other.getAttribute('href')).toBe('/ru/products?menu=kiyim&page=2');
});

test("adds the page's current query to a pressed link", async () => {
  renderAt(<LanguageSwitcher size="full" />, { url: '/products/palto-7' });
  await shopper.click(screen.getByText('Oʻzbekcha', { selector: 'summary' }));
  const other = screen.getByRole('link', { name: 'Русский' });

  window.history.replaceState(null, '', '/products/palto-7?option=72');
  fireEvent.pointerDown(other, { button: 1 });
  expect(other.getAttribute('href')).toMatch(/\/ru\/products\/palto-7\?option=72$/);
});

test('links the Russian page to the Uzbek page, whose path has no prefix', async () => {
  renderAt(<LanguageSwitcher size="full" />, { url: '/ru/products', locale: 'ru' });
  await shopper.click(screen.getByText('Русский', { selector: 'summary' }));

  const other = screen.getByRole('link', { name: 'Oʻzbekcha' });
  expect(other.getAttribute('href')).toBe('/products');
});

test('writes the cookie and the scroll position when a language is selected', async () => {
  renderAt(<LanguageSwitcher size="full" />, { url: '/products' });
  await shopper.click(screen.getByText('Oʻzbekcha', { selector: 'summary' }));
  const other = screen.getByRole('link', { name: 'Русский' });
  other.addEventListener('click', (event) => event.preventDefault());

  await shopper.click(other);

  expect(document.cookie).toContain(`${LOCALE_COOKIE}=ru`);
  expect(sessionStorage.getItem('chorsu:scroll')).toBe('0');
});

test('Escape closes a list that was opened before hydration (S2-41)', async () => {
  const content = atPlace(<LanguageSwitcher size="full" />);
  const area = document.body.appendChild(document.createElement('div'));
  area.innerHTML = renderToString(content);
  const list = area.querySelector('details');
  if (list) list.open = true;
  await act(async () => hydrateRoot(area, content));
  expect(list?.open).toBe(true);
  await shopper.keyboard('{Escape}');
  expect(list?.open).toBe(false);
  area.remove();
});
