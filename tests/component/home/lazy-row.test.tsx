import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LazyRow } from '@/components/home/lazy-row';
import { SaleEnd } from '@/components/home/sale-end';
import { apiTimeReceived } from '@/stores/shop-clock';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const card = {
  id: 7,
  slug: 'choynak-7',
  name: 'Choynak',
  sub_product: 7,
  images: [],
  price: 90_000,
  discounted_price: null,
  amount: 3,
  has_options: false,
  is_new: false,
  rating: 4.5,
  reviews_count: 2,
};

type Watcher = (entries: { isIntersecting: boolean }[]) => void;
let comeNear: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(watcher: Watcher) {
        comeNear = () => act(() => watcher([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

function open(respond: () => Promise<Response>) {
  const fetched = vi.fn<(input: string) => Promise<Response>>(respond);
  vi.stubGlobal('fetch', fetched);
  renderAt(<LazyRow title="Aksiya" of={{ sale: 4 }} href="/products?sale=4" />);
  return fetched;
}

const products = async () =>
  Response.json({ status: true, data: { results: [card], count: 1 }, message: null });

test('loads the row at once when the browser has no IntersectionObserver', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  expect(open(products)).toHaveBeenCalledOnce();
});

test('links to the list and loads its products when the row is near the screen', async () => {
  const fetched = open(products);
  const link = screen.getByRole('link', { name: `${t('home.all')}: Aksiya` });
  expect(link.getAttribute('href')).toBe('/products?sale=4');
  expect(fetched).not.toHaveBeenCalled();

  comeNear();
  expect(await screen.findByRole('link', { name: 'Choynak' })).toBeDefined();
  expect(fetched.mock.calls.map(([input]) => input)).toEqual([
    expect.stringContaining('/sale/4/product/list?size=5'),
  ]);
});

test('loads a failed row again when its retry button is pressed', async () => {
  const fetched = open(async () => Promise.reject(new TypeError('Failed to fetch')));
  comeNear();
  const retry = await screen.findByRole('button', { name: t('home.rowFailed') });
  fetched.mockImplementation(products);
  await userEvent.setup().click(retry);
  expect(await screen.findByRole('link', { name: 'Choynak' })).toBeDefined();
});

test.each([
  ['2026-11-27T12:00:05+05:00', t('home.saleDaysLeft', { days: 1, time: '2:00:05' })],
  ['2026-11-26T12:00:05+05:00', t('home.saleTimeLeft', { time: '2:00:05' })],
  ['2026-11-26T10:00:00+05:00', t('home.saleEnded')],
])('shows a sale that ends at %s with the text "%s"', (at, expected) => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00+05:00') });
  apiTimeReceived(Date.parse('2026-11-26T10:00:00+05:00'));
  const { container } = renderAt(<SaleEnd at={at} />);
  expect(container.textContent).toBe(expected);
  vi.useRealTimers();
});
