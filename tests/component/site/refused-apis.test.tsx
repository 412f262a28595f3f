import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppStart } from '@/components/layout/start/app-start';
import { CartButton } from '@/components/product/actions/cart-button';
import { LikeButton } from '@/components/product/actions/like-button';
import { currentToasts, dismissToast } from '@/components/ui/feedback/toast';
import { registerWorkerLater, savePageLater } from '@/lib/client/page/worker';
import { useIsInView } from '@/lib/hooks/use-is-in-view';
import { linesReceived } from '@/stores/cart';
import { likedReceived } from '@/stores/liked';
import { renderAt } from '@/tests/support/component/render';
import { aShopperApi } from '@/tests/support/component/shopper-api';
import { t } from '@/tests/support/component/text';
import { stubNavigator } from '@/tests/support/navigator';

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** Property descriptors of an API that the browser lacks or blocks. */
const ways = { 'is absent': { value: undefined }, throws: { get: refuse } };
const eachWay = Object.entries(ways);

beforeEach(() => {
  act(() => linesReceived([]));
  act(() => likedReceived([]));
  for (const { id } of currentToasts()) dismissToast(id);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['is absent', undefined],
  ['throws', refuse],
])('renders the page if BroadcastChannel %s', (_way, channel) => {
  aShopperApi();
  vi.stubGlobal('BroadcastChannel', channel);
  renderAt(
    <>
      <AppStart />
      <p>Savat</p>
    </>,
  );
  expect(screen.getByText('Savat')).toBeDefined();
});

test.each(eachWay)('throws no error if the service worker API %s', async (_way, property) => {
  vi.useFakeTimers();
  stubNavigator('serviceWorker', property);
  const stops = [registerWorkerLater(), savePageLater('/')];
  await vi.advanceTimersByTimeAsync(5000);
  for (const stop of stops) stop();
});

test('throws no error when the service worker cannot be registered', async () => {
  vi.useFakeTimers();
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register: refuse });
  stubNavigator('serviceWorker', { value: serviceWorker });
  registerWorkerLater();
  savePageLater('/');
  await vi.advanceTimersByTimeAsync(5000);
});

function Watched() {
  const { watch, isInView } = useIsInView('0px');
  return <p ref={watch}>{isInView ? 'here' : 'away'}</p>;
}

test.each([
  ['is absent', undefined],
  ['throws', refuse],
])('treats all elements as visible if IntersectionObserver %s', (_way, observer) => {
  vi.stubGlobal('IntersectionObserver', observer);
  const { unmount } = renderAt(<Watched />);
  expect(screen.getByText('here')).toBeDefined();
  unmount();
});

test('explains on a press that the shop needs cookies when the browser blocks them', async () => {
  const shop = aShopperApi();
  stubNavigator('cookieEnabled', { value: false });
  renderAt(<CartButton kind="large" subProduct={1} stock={3} name="Qozon" />);
  await userEvent.click(screen.getByRole('button'));
  const expected = { text: t('errors.write.noCookies'), kind: 'error' };
  await vi.waitFor(() => expect(currentToasts().at(-1)).toMatchObject(expected));
  expect(shop.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test('resets the heart and explains the need for cookies when they are blocked', async () => {
  const shop = aShopperApi();
  stubNavigator('cookieEnabled', { value: false });
  renderAt(<LikeButton kind="box" productId={7} name="Qozon" />);
  await userEvent.click(screen.getByRole('button'));
  shop.respond([]);
  const expected = { text: t('errors.write.noCookies'), kind: 'error' };
  await vi.waitFor(() => expect(currentToasts().at(-1)).toMatchObject(expected));
  await vi.waitFor(() =>
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false'),
  );
});
