import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CollectionRow } from '@/components/home/collection-row';
import type { ProductCard } from '@/lib/contract/product';
import { catalogFlags, recordOf } from '@/lib/domain/product/catalog-flags';
import { COLLECTION_START } from '@/lib/domain/product/collection';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const facets = {
  price: { min: 90_000, max: 90_000 },
  categories: [],
  attributes: [],
  ...recordOf(catalogFlags, () => 0),
};

const card = (id: number): ProductCard => ({
  id,
  slug: `choynak-${id}`,
  name: `Choynak ${id}`,
  sub_product: id,
  images: [],
  price: 90_000,
  discounted_price: null,
  amount: 3,
  has_options: false,
  is_new: false,
  rating: 4.5,
  reviews_count: 2,
});

/** Renders the row of a collection with `count` products. Returns the row's page requests. */
function openRowOf(count: number) {
  const all = Array.from({ length: count }, (_, index) => card(index + 1));
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { searchParams } = new URL(String(input), 'http://localhost');
    const [page, size] = ['page', 'size'].map((name) => Number(searchParams.get(name)));
    if (!page || !size) throw new Error(`the request lacks a page or a size: ${input}`);
    requests.push(`${page} of ${size}`);
    const results = all.slice((page - 1) * size, page * size);
    return Response.json({ status: true, data: { results, count, facets }, message: null });
  });
  const collection = { slug: 'oshxona', name: 'Oshxona', products: all.slice(0, COLLECTION_START) };
  renderAt(<CollectionRow collection={{ ...collection, products_count: count }} />);
  return requests;
}

const more = () => screen.queryByRole('button', { name: t('home.more') });
const names = () => screen.getAllByRole('article').map(({ textContent }) => textContent);

test('initially shows two lines of products, and all after a press on "more"', async () => {
  openRowOf(13);
  const lines = () => screen.getByRole('list', { name: 'Oshxona' }).getAttribute('data-lines');
  expect(lines()).toBe('2');
  await userEvent.click(screen.getByRole('button', { name: t('home.more') }));
  await waitFor(() => expect(lines()).toBe('all'));
});

// Requirements: S9-16
test.each([
  [6, 0, []],
  [7, 1, []],
  [12, 1, []],
  [13, 1, ['1 of 30']],
  [30, 1, ['1 of 30']],
  [31, 2, ['1 of 30', '1 of 60']],
])(
  'shows all %i products once (number of presses: %i) (S9-15, S9-17)',
  async (count, presses, pages) => {
    const requests = openRowOf(count);
    for (let press = 0; press < presses; press += 1) {
      const button = await waitFor(() => {
        const found = more();
        if (found?.getAttribute('aria-busy') !== null) throw new Error('not ready');
        return found;
      });
      await userEvent.click(button);
    }
    await waitFor(() => expect(more()).toBeNull());
    expect(names()).toHaveLength(count);
    expect(new Set(names()).size).toBe(count);
    expect(requests).toEqual(pages);
  },
);

test('loads larger pages after the window has grown between two presses (S9-16)', async () => {
  vi.stubGlobal('innerWidth', 360);
  const requests = openRowOf(60);
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: t('home.more') }));
  await press();
  await waitFor(() => expect(names()).toHaveLength(12));
  vi.stubGlobal('innerWidth', 1280);
  await press();
  await waitFor(() => expect(names()).toHaveLength(30));
  await press();
  await waitFor(() => expect(new Set(names()).size).toBe(60));
  expect(requests).toEqual(['1 of 30', '1 of 60']);
});

/**
 * Renders a row whose cached page still contains the product `gone`. The stubbed API returns
 * cursors and no longer lists this product in the collection.
 */
function openRowWithout(gone: number) {
  vi.stubGlobal('innerWidth', 360);
  const cached = Array.from({ length: 20 }, (_, index) => card(index + 1));
  const current = cached.filter(({ id }) => id !== gone);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { searchParams } = new URL(String(input), 'http://localhost');
    const [page, size] = ['page', 'size'].map((name) => Number(searchParams.get(name)));
    const after = searchParams.get('after');
    const start = after ? Number(after.split('_')[0]) : ((page ?? 1) - 1) * (size ?? 0);
    const results = current.slice(start, start + (size ?? 0));
    const end = start + results.length;
    const next = end < current.length ? `${end}_x` : null;
    const data = { results, count: current.length, facets, next };
    return Response.json({ status: true, data, message: null });
  });
  const collection = { slug: 'oshxona', name: 'Oshxona', products: cached.slice(0, 12) };
  renderAt(<CollectionRow collection={{ ...collection, products_count: cached.length }} />);
}

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: t('home.more') }));

test('still shows all products when one has left the collection since page load', async () => {
  openRowWithout(3);
  for (const length of [12, 18]) {
    await press();
    await waitFor(() => expect(names()).toHaveLength(length));
  }
  await press();
  await waitFor(() => expect(new Set(names()).size).toBe(20));
});
