import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// Preloads modules that components import on demand, because their first import is slow.
import '@/components/one-click/one-click-modal';
import '@/components/one-click/order-success-modal';
import { currentToasts } from '@/components/ui/feedback/toast';
import { t } from '@/tests/support/component/text';
import { stubNavigator } from '@/tests/support/navigator';
import { refuse } from '@/tests/support/storage';
import { aShop, fill, locate, made, open, shopper, submit } from './one-click-form';

test('requests the location when opened and sends it with the order (S4-19, S3-21)', async () => {
  const shop = aShop(made);
  await open();
  expect(locate).toHaveBeenCalled();
  act(() => locate.mock.lastCall?.[0]({ coords: { latitude: 41.5, longitude: 69.5 } }));
  await fill();
  await shopper.click(submit());

  await waitFor(() => expect(shop.orders).toHaveLength(1));
  expect(shop.orders[0]?.form).toMatchObject({ latitude: '41.5', longitude: '69.5' });
});

/** Fills in and sends the form, and checks that it contains no location. */
async function sendsWithoutPlace(shop: ReturnType<typeof aShop>) {
  await fill();
  await shopper.click(submit());
  await screen.findByRole('dialog', { name: t('oneClick.success.title') });
  expect(shop.orders.map(({ form }) => [form.latitude, form.longitude])).toEqual([['', '']]);
}

test('shows below the address, in the page’s language, that the location was denied', async () => {
  const shop = aShop(made);
  await open();
  const address = screen.getByRole('textbox', { name: new RegExp(t('oneClick.address')) });
  act(() => locate.mock.lastCall?.[1]({ code: 1, message: 'User denied Geolocation' }));

  const line = screen.getByText(t('oneClick.placeUnknown'));
  expect(line.getAttribute('role')).toBe('status');
  const isBelow = address.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBelow).toBeTruthy();
  expect(currentToasts()).toEqual([]);
  expect(document.body.textContent).not.toMatch(/geolocation/i);
  await sendsWithoutPlace(shop);
});

test.each([
  ['is unavailable', 2, 'Position unavailable'],
  ['takes too long', 3, 'Timeout expired'],
])(
  'shows a message if the location %s, and sends the form without it (S8-04)',
  async (_why, code, message) => {
    const shop = aShop(made);
    await open();
    expect(locate.mock.lastCall?.[2]).toMatchObject({ timeout: 10_000 });
    act(() => locate.mock.lastCall?.[1]({ code, message }));
    expect(currentToasts().at(-1)).toMatchObject({
      text: `${t('oneClick.placeUnknown')} (${message})`,
    });
    expect(screen.getByText(t('oneClick.placeUnknown')).getAttribute('role')).toBe('status');
    await sendsWithoutPlace(shop);
  },
);

test('explains that the location is unknown if the shopper ignores the prompt', async () => {
  aShop();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  act(() => vi.advanceTimersByTime(15_000));
  vi.useRealTimers();
  expect(screen.getByText(t('oneClick.placeUnknown')).getAttribute('role')).toBe('status');
  expect(currentToasts()).toEqual([]);
});

test('sends the form without a location if the browser never reports one', async () => {
  const shop = aShop(made);
  await open();
  await sendsWithoutPlace(shop);
});

test.each([
  ['is missing', { value: undefined }],
  ['throws', { get: refuse }],
])('logs only a warning when geolocation %s, and sends the form (S8-05)', async (_, property) => {
  stubNavigator('geolocation', property);
  const shop = aShop(made);
  await open();
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('geolocation'));
  expect(currentToasts()).toEqual([]);
  await sendsWithoutPlace(shop);
});
