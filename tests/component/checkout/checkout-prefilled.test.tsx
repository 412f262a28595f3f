import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { regionChosen } from '@/stores/region';
import { anOrder } from '@/tests/support/component/order';
import { aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';
import { aQuote, aShop, open, shopper } from './checkout-form';

test.each([
  ['cash', 'when there is no earlier order', null],
  ['sandbox', 'after a sandbox order', 'sandbox'],
  ['cash', 'after an installment order', 'instalment'],
  ['cash', 'after a Payme order', 'payme'],
] as const)('preselects %s %s', async (method, _what, last) => {
  const shop = aShop(() => aQuote());
  if (last) shop.earlier.push(anOrder({ payment: last }));
  await open();
  const choice = await screen.findByRole('radio', { name: startsWith(`payment.${method}.title`) });
  await waitFor(() => expect(choice).toHaveProperty('checked', true));
});

test('preselects the region chosen elsewhere and shows offers for both delivery types', async () => {
  act(() => regionChosen(1));
  const shop = aShop(() => aQuote({ delivery_date: '2026-11-29T10:00:00+05:00' }));
  await open();
  const region = await screen.findByRole<HTMLSelectElement>('combobox', { name: t('geo.region') });
  await waitFor(() => expect(region.value).toBe('1'));
  const day = { date: '29.11.2026', price: t('checkout.delivery.free') };
  expect(await screen.findByText(t('checkout.delivery.courierOffer', day))).toBeDefined();
  expect(await screen.findByText(t('checkout.delivery.pickupOffer', day))).toBeDefined();
  expect(shop.quotes).toContainEqual(
    expect.objectContaining({ delivery: { type: 'pickup', region: 1 } }),
  );
});

test('focuses the name field of a new customer without reporting it as missing', async () => {
  aShop(() => aQuote());
  await open({ ...aUser, first_name: '' });
  const name = screen.getByRole('textbox', { name: t('checkout.receiver.firstName') });
  expect(document.activeElement).toBe(name);
  await shopper.tab();
  expect(screen.queryByText(t('validation.required'))).toBeNull();
  await shopper.click(name);
  await shopper.tab();
  expect(await screen.findByText(t('validation.required'))).toBeDefined();
});

function startsWith(key: 'payment.cash.title' | 'payment.sandbox.title') {
  return (name: string) => name.startsWith(t(key));
}
