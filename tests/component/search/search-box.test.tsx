import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from '@/components/search/search-box';
import { historyCleared, termSearched } from '@/stores/search';
import { stubApi } from '@/tests/support/component/api';
import { aCategory } from '@/tests/support/component/category';
import { renderAt } from '@/tests/support/component/render';
import { someSettings } from '@/tests/support/component/settings';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();

// jsdom does not implement `scrollIntoView`.
Element.prototype.scrollIntoView = vi.fn();

beforeEach(() => {
  historyCleared();
  stubApi({
    'product.suggest': {
      categories: [aCategory('Quloqchinlar')],
      products: [
        {
          id: 7,
          slug: 'sado-pro-7',
          name: 'Sado Pro',
          image: 'a.webp',
          price: 1_690_000,
          discounted_price: 1_249_000,
        },
      ],
    },
  });
});

const controlled = () => field().getAttribute('aria-controls')?.split(' ') ?? [];
const field = () => screen.getByRole('combobox', { name: t('search.label') });

test('the search box is a form that opens the product list without JavaScript', () => {
  const { container } = renderAt(<SearchBox />, { url: '/ru', locale: 'ru' });
  const form = container.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/ru/products');
  expect(form?.querySelector('input')?.name).toBe('search');
});

test('starts no search for blank input (S5-01)', async () => {
  const { router } = renderAt(<SearchBox />);
  await shopper.type(field(), '   {Enter}');
  expect(router.push).not.toHaveBeenCalled();
});

test('opens the list with the search text (S5-02)', async () => {
  const { router } = renderAt(<SearchBox />);
  await shopper.type(field(), ' quloqchin {Enter}');
  expect(router.push).toHaveBeenCalledWith('/products?search=quloqchin', { scroll: true });
});

test('shows the current page’s search text', () => {
  renderAt(<SearchBox />, { url: '/products?search=kiyim' });
  expect(field()).toHaveProperty('value', 'kiyim');
});

test('ignores the `search` parameter on pages other than the list (B-21)', () => {
  renderAt(<SearchBox />, { url: '/?search=kiyim' });
  expect(field()).toHaveProperty('value', '');
});

test('clearing the field removes the search but keeps the category (S5-04)', async () => {
  const url = '/products?menu=elektronika&search=kiyim&page=3';
  const { router } = renderAt(<SearchBox />, { url });
  await shopper.clear(field());
  expect(router.push).toHaveBeenCalledWith('/products?menu=elektronika', { scroll: true });
});

test('clearing the field without an active search does nothing (S5-04)', async () => {
  const { router } = renderAt(<SearchBox />);
  await shopper.type(field(), 'kiyim');
  await shopper.click(screen.getByRole('button', { name: t('search.clear') }));
  expect(router.push).not.toHaveBeenCalled();
});

test('offers earlier searches and repeats the selected search (S2-42)', async () => {
  termSearched('telefon');
  termSearched('kiyim');
  const { router } = renderAt(<SearchBox />);
  await shopper.click(field());

  const terms = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(terms.map((term) => term.textContent)).toEqual(['kiyim', 'telefon']);

  await shopper.click(screen.getByRole('option', { name: 'telefon' }));
  expect(router.push).toHaveBeenCalledWith('/products?search=telefon', { scroll: true });
});

test('removes earlier searches individually or all at once', async () => {
  for (const term of ['telefon', 'kiyim', 'qozon']) termSearched(term);
  renderAt(<SearchBox />);
  await shopper.click(field());

  await shopper.click(await screen.findByRole('button', { name: /telefon/ }));
  expect(screen.queryByRole('option', { name: 'telefon' })).toBeNull();
  expect(screen.getByRole('option', { name: 'kiyim' })).toBeTruthy();

  await shopper.click(screen.getByRole('button', { name: t('search.clearHistory') }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test("offers popular searches after the shopper's own while the field is empty", async () => {
  termSearched('kiyim');
  const popular = { popular_searches: { uz: 'smartfon, kiyim, choynak', ru: '' } };
  stubApi({ 'site.settings': someSettings(popular) });
  const { router } = renderAt(<SearchBox />);
  await shopper.click(field());

  const words = await screen.findByRole('listbox', { name: t('search.popular') });
  const texts = within(words).getAllByRole('option');
  expect(texts.map((word) => word.textContent)).toEqual(['smartfon', 'choynak']);
  const terms = screen.getByRole('listbox', { name: t('search.history') });
  expect(field().getAttribute('aria-controls')).toBe(`${terms.id} ${words.id}`);

  await shopper.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(router.push).toHaveBeenCalledWith('/products?search=choynak', { scroll: true });
});

test('references only existing elements in `aria-controls`', async () => {
  for (const term of ['smartfon', 'choynak']) termSearched(term);
  const popular = { popular_searches: { uz: 'smartfon, choynak', ru: '' } };
  stubApi({ 'site.settings': someSettings(popular) });
  renderAt(<SearchBox />);
  await shopper.click(field());
  await screen.findByRole('listbox', { name: t('search.history') });
  await waitFor(() => expect(controlled()).toHaveLength(2));
  expect(controlled().every((id) => document.getElementById(id))).toBe(true);
});

test('selects suggestions with the arrow keys while the focus stays in the field', async () => {
  renderAt(<SearchBox />);
  await shopper.type(field(), 'quloq');
  const category = await screen.findByRole('option', { name: 'Quloqchinlar' });

  await shopper.keyboard('{ArrowDown}');
  expect(category.getAttribute('aria-selected')).toBe('true');
  expect(field().getAttribute('aria-activedescendant')).toBe(category.id);
  expect(document.activeElement).toBe(field());

  await shopper.keyboard('{ArrowDown}');
  const product = screen.getByRole('option', { name: /Sado Pro/ });
  expect(product.getAttribute('aria-selected')).toBe('true');
  expect(product.getAttribute('href')).toBe('/products/sado-pro-7');
});

test('closes the panel on Escape and keeps the text', async () => {
  renderAt(<SearchBox />);
  await shopper.type(field(), 'quloq');
  await screen.findByRole('listbox');

  await shopper.keyboard('{Escape}');

  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveProperty('value', 'quloq');
});

test('sends one request for a typed word and reports when nothing matches', async () => {
  const fetchStub = stubApi({ 'product.suggest': { categories: [], products: [] } });
  renderAt(<SearchBox />);
  await shopper.type(field(), 'quloqchin');
  const [seen, spoken] = await screen.findAllByText(t('search.found', { count: 0 }));
  expect(seen?.tagName).toBe('P');
  expect(spoken?.role).toBe('status');

  const urls = fetchStub.mock.calls.map(([url]) => String(url));
  expect(urls.filter((url) => url.includes('suggest'))).toEqual([
    '/api/v1/catalog/suggest?q=quloqchin',
  ]);
});

test('shows a suggested category with an image of its goods', async () => {
  const category = { ...aCategory('Quloqchinlar'), image: 'goods/headphones.webp' };
  stubApi({ 'product.suggest': { categories: [category], products: [] } });
  renderAt(<SearchBox />);

  await shopper.type(field(), 'quloq');

  const option = await screen.findByRole('option', { name: 'Quloqchinlar' });
  expect(option.querySelector('img')?.src).toContain('headphones');
});

test.each([null, ''])(
  'requests no image for a suggested product without one: %j',
  async (image) => {
    const product = {
      id: 7,
      slug: 'sado-pro-7',
      name: 'Sado Pro',
      price: 1,
      discounted_price: null,
    };
    stubApi({ 'product.suggest': { categories: [], products: [{ ...product, image }] } });
    const { baseElement } = renderAt(<SearchBox />);

    await shopper.type(field(), 'sado');

    expect(await screen.findByText('Sado Pro')).toBeTruthy();
    expect(baseElement.querySelectorAll('img')).toHaveLength(0);
  },
);
