import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CartView } from '@/components/cart/cart-view';
import { AppStart } from '@/components/layout/start/app-start';
import type { CartLine } from '@/lib/contract/cart';
import type { QuotedPromo } from '@/lib/contract/quote';
import { formatAmount, formatPrice } from '@/lib/domain/text/money';
import { linesReceived } from '@/stores/cart';
import { orderCartCleared, orderPromoEntered } from '@/stores/order-cart';
import { aCartLine } from '@/tests/support/component/cart-line';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();
const tenPercent = { kind: 'percent', value: 10, minimum: 0 } as const;

const accepted = (change: Partial<QuotedPromo> = {}): QuotedPromo => ({
  code: 'BAHOR10',
  discount: 0,
  trouble: null,
  detail: '',
  terms: tenPercent,
  ...change,
});

/**
 * Renders the cart. The stubbed shop responds to each quote request with the next entry of `promos`.
 *
 * @returns The promo codes that the shop has received.
 */
async function open(initial: CartLine[], ...promos: (QuotedPromo | null)[]) {
  const codes: string[] = [];
  let lines = initial;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    if (pathname.endsWith('/cart') && init.method === 'POST') {
      const { amount } = JSON.parse(String(init.body));
      lines = lines.map((line) => ({ ...line, amount }));
    }
    if (!pathname.endsWith('/order/quote')) {
      return done({ results: pathname.endsWith('/cart') ? lines : [], count: lines.length });
    }
    codes.push(JSON.parse(String(init.body)).promo_code);
    const promo = promos.shift() ?? null;
    return done({ ...aQuote, ...(promo && { promo }) });
  });
  act(() => linesReceived([]));
  renderAt(
    <>
      <AppStart />
      <main>
        <CartView />
      </main>
    </>,
  );
  await screen.findByText(t('cart.count', { count: lines.length }));
  return codes;
}

const done = (data: unknown) => Response.json({ status: true, data, message: null });
const aQuote = {
  lines: [],
  pieces: 1,
  full: 0,
  discount: 0,
  delivery_price: null,
  delivery_date: null,
  total: 0,
  payments: [],
  instalments: [],
};

const summary = () => screen.getByRole('complementary', { name: t('cart.summary.title') });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: t('cart.promo.label') });
const apply = async (code: string) => {
  await shopper.click(screen.getByText(t('cart.promo.question')));
  await shopper.type(field(), code);
  await shopper.click(screen.getByRole('button', { name: t('cart.promo.apply') }));
};
const shownCode = () => screen.findByText(t('cart.promo.applied', { code: 'BAHOR10' }));
const total = (amount: number) =>
  waitFor(() => {
    const name = screen.getByText(t('cart.summary.total'), { selector: 'dt' });
    expect(name.nextElementSibling?.textContent).toContain(formatAmount(amount));
  });

beforeEach(() => act(() => orderCartCleared()));

test('subtracts the discount of a typed code and moves the focus to its remove button', async () => {
  const codes = await open([aCartLine(1, { price: 200_000 })], accepted());
  await apply('bahor 10');

  expect(await shownCode()).toBeDefined();
  expect(codes).toEqual(['BAHOR10']);
  await total(180_000);
  expect(summary().textContent).toContain(`−${formatPrice(20_000, 'uz')}`);
  const remove = screen.getByRole('button', { name: t('cart.promo.remove', { code: 'BAHOR10' }) });
  expect(document.activeElement).toBe(remove);

  await shopper.click(remove);
  await total(200_000);
  expect(document.activeElement?.textContent).toContain(t('cart.promo.question'));
});

test('recomputes the discount for a new quantity without another quote request', async () => {
  const codes = await open([aCartLine(1, { price: 200_000 })], accepted());
  await apply('bahor10');
  await shownCode();
  await shopper.click(
    screen.getByRole('button', { name: t('cart.increase', { name: 'Qozon 1' }) }),
  );

  await total(360_000);
  expect(codes).toHaveLength(1);
});

test('states how much more to buy to reach the promo code’s minimum', async () => {
  const terms = { kind: 'fixed', value: 50_000, minimum: 300_000 } as const;
  const minimum = accepted({ trouble: 'minimum', terms, detail: 'of another cart' });
  await open([aCartLine(1, { price: 200_000 })], minimum);
  await apply('bahor10');
  const values = { code: 'BAHOR10', missing: formatPrice(100_000, 'uz') };
  await waitFor(() => expect(summary().textContent).toContain(t('cart.promo.minimum', values)));
  await total(200_000);

  await shopper.click(
    screen.getByRole('button', { name: t('cart.increase', { name: 'Qozon 1' }) }),
  );
  await total(350_000);
  expect(await shownCode()).toBeDefined();
});

test('shows why a promo code is rejected and keeps the typed text', async () => {
  const unknown = accepted({ trouble: 'unknown', terms: null, detail: 'Bunday promokod yoʻq' });
  await open([aCartLine(1, { price: 200_000 })], unknown, accepted());
  await apply('bahor1o');
  expect((await screen.findByRole('alert')).textContent).toBe('Bunday promokod yoʻq');
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['bahor1o', 'true']);
  await total(200_000);

  await shopper.type(field(), '{Backspace}0');
  await shopper.click(screen.getByRole('button', { name: t('cart.promo.apply') }));
  expect(await shownCode()).toBeDefined();
});

test('reports that a code is required when the field is empty', async () => {
  const codes = await open([aCartLine(1)]);
  await shopper.click(screen.getByText(t('cart.promo.question')));
  await shopper.click(screen.getByRole('button', { name: t('cart.promo.apply') }));
  expect(screen.getByRole('alert').textContent).toBe(t('cart.promo.required'));
  expect(codes).toEqual([]);
});

test('reports that a code could not be checked when the shop does not support codes', async () => {
  await open([aCartLine(1)], null);
  await apply('bahor10');
  expect((await screen.findByRole('alert')).textContent).toBe(t('cart.promo.failed'));
});

test('applies a stored code after a reload without moving the focus', async () => {
  act(() => orderPromoEntered('BAHOR10', null));
  await open([aCartLine(1, { price: 200_000 })], accepted());
  expect(screen.queryByText(t('cart.promo.question'))).toBeNull();
  expect(await shownCode()).toBeDefined();
  await total(180_000);
  expect(document.activeElement).toBe(document.body);
});
