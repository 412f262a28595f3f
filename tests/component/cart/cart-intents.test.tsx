import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CartView } from '@/components/cart/cart-view';
import { AppStart } from '@/components/layout/start/app-start';
import { currentToasts } from '@/components/ui/feedback/toast';
import { REPLAY_EVERY_MS } from '@/lib/constants';
import { linesReceived } from '@/stores/cart';
import { cartIntents } from '@/stores/cart-intents';
import { connectionChanged } from '@/stores/connection';
import { aCartLine } from '@/tests/support/component/cart-line';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();
const name = 'Qozon 1';

/** Stubs a shop that can lose its connection, and records the writes that it receives. */
function aShop() {
  const shop = { isCut: false, refuses: false, amount: 1, sent: [] as unknown[] };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (shop.isCut) throw new TypeError('fetch failed');
    const { pathname } = new URL(String(input), 'http://localhost');
    if (init.method !== 'GET') {
      if (shop.refuses) {
        const data = { detail: 'Omborda buncha yoʻq', fields: {} };
        return Response.json({ status: false, data, message: null }, { status: 422 });
      }
      const body = JSON.parse(String(init.body));
      shop.sent.push(body);
      shop.amount = body.amount;
    }
    const results = pathname.endsWith('/cart') ? [aCartLine(1, { amount: shop.amount })] : [];
    const data = init.method === 'GET' ? { results, count: results.length } : null;
    return Response.json({ status: true, data, message: null });
  });
  return shop;
}

async function open() {
  const shop = aShop();
  act(() => linesReceived([]));
  const view = renderAt(
    <>
      <AppStart />
      <CartView />
    </>,
  );
  await screen.findByRole('listitem', { name });
  return { shop, ...view };
}

const increase = () =>
  shopper.click(screen.getByRole('button', { name: t('cart.increase', { name }) }));
const count = () => within(screen.getByRole('listitem', { name })).getByRole('group').textContent;
const isWrite = expect.objectContaining({ method: 'POST' });
const waiting = () => screen.queryByText(t('cart.waiting', { count: 1 }));

function cut(shop: { isCut: boolean }) {
  shop.isCut = true;
  act(() => connectionChanged(false));
}

function reconnect(shop: { isCut: boolean }) {
  shop.isCut = false;
  act(() => connectionChanged(true));
}

afterEach(() => {
  act(() => {
    cartIntents.cleared();
    connectionChanged(true);
  });
});

test('shows an offline change as waiting and sends it once when the connection returns', async () => {
  const { shop } = await open();
  cut(shop);
  for (const _ of [2, 3, 4]) await increase();

  await waitFor(() => expect(waiting()).not.toBeNull());
  expect(count()).toBe('4');
  expect(screen.getByText(t('cart.lineWaiting'))).toBeDefined();
  expect(currentToasts().filter(({ text }) => text === t('cart.kept'))).toHaveLength(1);

  reconnect(shop);
  await waitFor(() => expect(waiting()).toBeNull());
  expect(shop.sent).toEqual([{ sub_product: 1, amount: 4 }]);
  expect(count()).toBe('4');
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe(t('cart.replayed')));
});

test('shows and replays a waiting change on the next visit', async () => {
  const { shop, unmount } = await open();
  cut(shop);
  await increase();
  await waitFor(() => expect(waiting()).not.toBeNull());
  unmount();
  expect(localStorage.getItem('chorsu:cart-intents')).toContain('"1":2');

  const next = await open();
  await waitFor(() => expect(count()).toBe('2'));
  reconnect(next.shop);
  await waitFor(() => expect(next.shop.sent).toEqual([{ sub_product: 1, amount: 2 }]));
  await waitFor(() => expect(waiting()).toBeNull());
});

test('undoes a replayed change and shows a message when the shop rejects it', async () => {
  const { shop } = await open();
  cut(shop);
  await increase();
  await waitFor(() => expect(waiting()).not.toBeNull());

  shop.refuses = true;
  reconnect(shop);
  await waitFor(() => expect(waiting()).toBeNull());
  expect(count()).toBe('1');
  await waitFor(() =>
    expect(currentToasts().at(-1)).toMatchObject({
      kind: 'error',
      text: t('cart.replayRefused', { count: 1 }),
    }),
  );
});

test('does not treat a 503 from the storefront as a rejection by the shop', async () => {
  const { shop } = await open();
  cut(shop);
  await increase();
  await waitFor(() => expect(waiting()).not.toBeNull());

  const originalFetch = fetch;
  const away = vi.fn(async () => Response.json({ status: false, data: null }, { status: 503 }));
  vi.stubGlobal('fetch', away);
  const timers = vi.spyOn(globalThis, 'setInterval');
  reconnect(shop);
  await waitFor(() => expect(away).toHaveBeenCalledWith(expect.anything(), isWrite));
  vi.stubGlobal('fetch', originalFetch);
  const replays = timers.mock.calls.filter(([, ms]) => ms === REPLAY_EVERY_MS);
  await waitFor(() => {
    // `replay` does nothing while another replay runs, so this loop repeats the call.
    for (const [replay] of replays) replay();
    expect(shop.sent).toEqual([{ sub_product: 1, amount: 2 }]);
  });
  await waitFor(() => expect(waiting()).toBeNull());
  expect(count()).toBe('2');
});

test('ignores invalid stored changes', async () => {
  localStorage.setItem(
    'chorsu:cart-intents',
    JSON.stringify({ state: { intents: { 1: 'many', '-4': 2, 9: 1.5 } }, version: 1 }),
  );
  const { shop } = await open();
  expect(waiting()).toBeNull();
  expect(shop.sent).toEqual([]);
});

test('offers a retry after a failed change and shows the reason for a rejected one', async () => {
  const { shop } = await open();
  shop.refuses = true;
  await increase();
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('Omborda buncha yoʻq'));
  expect(currentToasts().at(-1)?.action).toBeUndefined();
  await waitFor(() => expect(count()).toBe('1'));

  shop.refuses = false;
  const originalFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) =>
    init?.method === 'POST'
      ? Response.json({ status: false, data: null }, { status: 500 })
      : originalFetch(input, init),
  );
  await increase();
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe(t('errors.write.unknown')));
  await waitFor(() => expect(count()).toBe('1'));
  vi.stubGlobal('fetch', originalFetch);
  act(() => currentToasts().at(-1)?.action?.onPress?.());
  await waitFor(() => expect(shop.sent).toEqual([{ sub_product: 1, amount: 2 }]));
});
