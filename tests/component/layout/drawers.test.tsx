import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CategoryItem } from '@/components/layout/menus/category-item';
import { MenuButton } from '@/components/layout/menus/menu-button';
import { PanelHost } from '@/components/layout/start/panel-host';
import { panelClosed } from '@/stores/menu';
import { stubApi } from '@/tests/support/component/api';
import { aCategory } from '@/tests/support/component/category';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();

beforeEach(() => {
  const deep = aCategory('Audio', [aCategory('Quloqchinlar', [aCategory('Simsiz')])]);
  const results = [aCategory('Elektronika', [deep]), aCategory('Kiyim')];
  stubApi({ 'catalog.categories': { results, count: results.length } });
});

afterEach(() => {
  act(panelClosed);
});

function renderFrame() {
  return renderAt(
    <>
      <MenuButton />
      <CategoryItem />
      <PanelHost phone="+998 71 200-70-07" />
    </>,
  );
}

async function openCategories() {
  renderFrame();
  await shopper.click(screen.getByRole('button', { name: t('header.catalog') }));
  const drawer = await screen.findByRole('dialog', { name: t('header.catalog') });
  await within(drawer).findByText('Elektronika');
  return within(drawer);
}

test('opens categories at any depth and goes back one level at a time (S2-57)', async () => {
  const drawer = await openCategories();

  for (const name of ['Elektronika', 'Audio', 'Quloqchinlar']) {
    await shopper.click(drawer.getByText(name));
    expect(document.activeElement).toBe(drawer.getByText(name, { selector: 'h2' }));
  }
  expect(drawer.getByText('Simsiz').closest('a')).not.toBeNull();

  await shopper.click(drawer.getByRole('button', { name: t('menu.back') }));
  expect(drawer.getByText('Audio', { selector: 'h2' })).toBeTruthy();
});

test('links the first row of a level to all products of its category (S2-58)', async () => {
  const drawer = await openCategories();
  await shopper.click(drawer.getByRole('button', { name: 'Elektronika' }));

  const [back, first] = drawer.getAllByRole('listitem');
  expect(back?.textContent).toBe(t('menu.back'));
  const all = first && within(first).getByRole('link');
  expect(all?.textContent).toContain(t('menu.allOf', { name: 'elektronika' }));
  expect(all?.getAttribute('href')).toBe('/products?menu=elektronika');
});

test('links a leaf category to its products (S2-59)', async () => {
  const drawer = await openCategories();

  const leaf = drawer.getByRole('link', { name: 'Kiyim' });
  expect(leaf.getAttribute('href')).toBe('/products?menu=kiyim');
});

async function openMenu() {
  renderFrame();
  await shopper.click(screen.getByRole('button', { name: t('header.menu') }));
  return within(await screen.findByRole('dialog', { name: t('header.menu') }));
}

test('shows the links of the header menu in the menu drawer (S2-60)', async () => {
  const drawer = await openMenu();

  const links = within(drawer.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [t('header.about'), '/about'],
    [t('header.contacts'), '/contacts'],
    [t('header.offer'), '/info/about'],
  ]);
});

test('shows a link to the page in the other language in the menu drawer (S2-61)', async () => {
  const drawer = await openMenu();

  const other = drawer.getByRole('link', { name: 'Русский' });
  expect(other.getAttribute('href')).toBe('/ru');
});

test('locks page scroll while the menu drawer is open (S2-62)', async () => {
  await openMenu();
  await waitFor(() => expect(isScrollLocked()).toBe(true));

  await shopper.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(isScrollLocked()).toBe(false));
});

function isScrollLocked(): boolean {
  return [document.documentElement, document.body].some((element) =>
    /hidden/.test(element.style.overflow + element.style.overflowY),
  );
}
