import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CatalogMenu } from '@/components/layout/menus/catalog-menu';
import { RouteWatcher } from '@/components/layout/start/route-watcher';
import { MENU_OUTSIDE_CLICK_DELAY_MS } from '@/lib/constants';
import { panelClosed, panelOpened } from '@/stores/menu';
import { stubApi } from '@/tests/support/component/api';
import { aCategory } from '@/tests/support/component/category';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();

beforeEach(() => {
  const audio = aCategory('Audio', [aCategory('Quloqchinlar')]);
  const results = [aCategory('Elektronika', [audio]), aCategory('Kiyim')];
  stubApi({ 'catalog.categories': { results, count: results.length } });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

afterEach(() => {
  act(panelClosed);
});

const opener = () => screen.getByRole('button', { name: t('header.catalog') });
const menu = () => screen.queryByRole('navigation', { name: t('header.catalog') });

function renderMenu() {
  return renderAt(
    <>
      <RouteWatcher />
      <CatalogMenu />
      <p>elsewhere</p>
    </>,
  );
}

async function openMenu() {
  await shopper.click(opener());
  return screen.findByRole('button', { name: 'Elektronika' });
}

test('keeps a menu that was opened before hydration open (S2-51)', async () => {
  panelOpened('mega');
  renderMenu();

  expect(await screen.findByRole('button', { name: 'Elektronika' })).toBeDefined();
});

test('lists every top-level category with its icon and name (S2-50)', async () => {
  renderMenu();
  await openMenu();

  const [tops] = screen.getAllByRole('list');
  if (!tops) throw new Error('the menu has no list');
  const rows = within(tops).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['Elektronika', 'Kiyim']);
  for (const row of rows) expect(row.querySelector('img[src^="/media/"]')).not.toBeNull();
});

test('opens a submenu only when its category is clicked (S2-51)', async () => {
  renderMenu();
  const top = await openMenu();
  expect(top.getAttribute('aria-expanded')).toBe('false');

  await shopper.click(top);

  expect(top.getAttribute('aria-expanded')).toBe('true');
  const leaf = screen.getByRole('link', { name: 'Quloqchinlar' });
  expect(leaf.getAttribute('href')).toBe('/products?menu=quloqchinlar');
});

test('links a category without children to its products (S2-52)', async () => {
  renderMenu();
  await openMenu();

  const link = screen.getByRole('link', { name: 'Kiyim' });
  expect(link.getAttribute('href')).toBe('/products?menu=kiyim');
});

test('Escape closes the menu and returns the focus to its button (S2-53)', async () => {
  renderMenu();
  await openMenu();

  await shopper.keyboard('{Escape}');

  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('the close button closes the menu (S2-55)', async () => {
  renderMenu();
  await openMenu();

  await shopper.click(screen.getByRole('button', { name: t('actions.close') }));

  expect(menu()).toBeNull();
});

test('a navigation closes the menu (S2-56)', async () => {
  const { arriveAt } = renderMenu();
  await openMenu();

  arriveAt('/products?menu=kiyim');

  expect(menu()).toBeNull();
});

test('a press outside the menu closes it except in the first 100 ms (S2-54, S9-09)', async () => {
  renderMenu();
  await openMenu();
  act(panelClosed);

  vi.useFakeTimers();
  fireEvent.click(opener());
  act(() => vi.advanceTimersByTime(MENU_OUTSIDE_CLICK_DELAY_MS - 1));
  fireEvent.click(screen.getByText('elsewhere'));
  expect(menu()).not.toBeNull();

  act(() => vi.advanceTimersByTime(1));
  fireEvent.click(screen.getByText('elsewhere'));
  expect(menu()).toBeNull();
  vi.useRealTimers();
});

test('a press inside the menu does not close it (S2-54)', async () => {
  renderMenu();
  await openMenu();
  act(panelClosed);

  vi.useFakeTimers();
  fireEvent.click(opener());
  act(() => vi.advanceTimersByTime(MENU_OUTSIDE_CLICK_DELAY_MS));
  fireEvent.click(screen.getByRole('button', { name: 'Elektronika' }));
  expect(menu()).not.toBeNull();
  vi.useRealTimers();
});

test('offers a retry when the catalog fails to load', async () => {
  stubApi({});
  renderMenu();
  await shopper.click(opener());

  expect(await screen.findByText(t('menu.failed'))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('actions.retry') })).toBeTruthy();
});
