import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AppStart } from '@/components/layout/start/app-start';
import { LikeButton } from '@/components/product/actions/like-button';
import { currentToasts, dismissToast } from '@/components/ui/feedback/toast';
import { connectionChanged } from '@/stores/connection';
import { likedReceived } from '@/stores/liked';
import { likedIntents } from '@/stores/liked-intents';
import { holdCalls } from '@/tests/support/component/held-calls';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();
const name = 'Qozon';

/** Stubs a shop that can go offline or reject writes, and records the writes it accepts. */
function aShop() {
  const shop = { isCut: false, refuses: false, sent: [] as string[] };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (shop.isCut) throw new TypeError('fetch failed');
    if (init.method === 'GET') return done({ results: [], count: 0 });
    if (shop.refuses) return Response.json({ status: false, data: null }, { status: 404 });
    const { pathname } = new URL(String(input), 'http://localhost');
    shop.sent.push(`${init.method} ${pathname.replace('/api/v1', '')}`);
    return done(null);
  });
  return shop;
}

const done = (data: unknown) => Response.json({ status: true, data, message: null });

const open = () =>
  renderAt(
    <>
      <AppStart />
      <LikeButton kind="box" productId={7} name={name} />
    </>,
  );

const heart = () => screen.getByRole('button', { name: t('liked.addOf', { name }) });
const isActive = () => heart().getAttribute('aria-pressed');
const toasts = () => currentToasts().map(({ text }) => text);

function connect(shop: { isCut: boolean }, isOnline: boolean) {
  shop.isCut = !isOnline;
  act(() => connectionChanged(isOnline));
}

afterEach(() => {
  act(() => {
    likedIntents.cleared();
    likedReceived([]);
    connectionChanged(true);
  });
  for (const { id } of currentToasts()) dismissToast(id);
});

test('shows an offline like as saved and sends it once when the connection returns', async () => {
  const shop = aShop();
  open();
  connect(shop, false);
  await shopper.click(heart());
  await waitFor(() => expect(toasts()).toEqual([t('liked.kept')]));
  expect(isActive()).toBe('true');

  connect(shop, true);
  await waitFor(() => expect(shop.sent).toEqual(['POST /order/wish']));
  await waitFor(() => expect(toasts()).toContain(t('liked.replayed')));
});

test('undoes a replayed like and shows a message when the shop rejects it', async () => {
  const shop = aShop();
  open();
  connect(shop, false);
  await shopper.click(heart());
  await waitFor(() => expect(toasts()).toEqual([t('liked.kept')]));

  shop.refuses = true;
  connect(shop, true);
  await waitFor(() => expect(toasts()).toContain(t('liked.replayRefused', { count: 1 })));
  expect(isActive()).toBe('false');
});

test('replays likes that got no response on the next page without a message', async () => {
  const shop = aShop();
  const held = holdCalls('POST /order/wish');
  const page = open();
  await shopper.click(heart());
  await waitFor(() => expect(held.sent).toBe(1));
  window.dispatchEvent(new Event('pagehide'));
  page.unmount();
  expect(localStorage.getItem('chorsu:liked-intents')).toContain('"7":true');

  held.release();
  open();
  expect(isActive()).toBe('true');
  // The stubbed shop always returns an empty wishlist, so the refetch resets the heart.
  await waitFor(() => expect(isActive()).toBe('false'));
  expect(localStorage.getItem('chorsu:liked-intents')).not.toContain('7');
  expect(shop.sent).toContain('POST /order/wish');
  expect(toasts()).toEqual([]);
});
