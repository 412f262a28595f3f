import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PrintReceipt } from '@/components/order/print-receipt';
import { formatPrice } from '@/lib/domain/text/money';
import { stubApi } from '@/tests/support/component/api';
import { anOrder, anOrderLine } from '@/tests/support/component/order';
import { renderAt } from '@/tests/support/component/render';
import { aSeller, someSettings } from '@/tests/support/component/settings';
import { t } from '@/tests/support/component/text';

const number = t('orders.number', { number: '20431' });
const sold = anOrderLine(1, {
  amount: 3,
  price: 1_200_000,
  total: 3_600_000,
  options: 'Rang: Koʻk',
});
const order = anOrder({
  delivery_price: 45_000,
  promo: { code: 'BAHOR10', discount: 50_000 },
  products: [sold, anOrderLine(2)],
});

/** Prints a receipt and returns its text while the print dialog is open. */
async function printed() {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderAt(<PrintReceipt order={order} />);
  await userEvent.click(screen.getByRole('button', { name: t('orders.receipt.button') }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  return screen.getByText(number).parentElement?.textContent ?? '';
}

test("shows the order's number, goods and total while printing", async () => {
  stubApi({ 'site.settings': someSettings() });
  const receipt = await printed();

  const each = `${formatPrice(1_200_000, 'uz')} × ${t('orders.pieces', { count: 3 })}`;
  const first = `1.Qozon 1, Rang: Koʻk${each}${formatPrice(3_600_000, 'uz')}2.Qozon 2`;
  const promo = `${t('orders.receipt.promo', { code: 'BAHOR10' })}−${formatPrice(50_000, 'uz')}`;
  for (const text of [first, promo, formatPrice(45_000, 'uz'), formatPrice(order.price, 'uz')]) {
    expect(receipt).toContain(text);
  }
  expect(receipt).toContain(t('orders.receipt.notFiscal'));
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByText(number)).toBeNull();
});

test('shows the shop and its seller with tax number and address', async () => {
  stubApi({ 'site.settings': someSettings(aSeller) });
  const receipt = await printed();

  const seller = `«Savdo» MCHJ, ${t('legal.stir')}: 123456789`;
  expect(receipt).toMatch(new RegExp(`^Chorsu${seller}${t('legal.address')}: Navoiy 1${number}`));
});

test('shows only the shop when the settings contain no seller', async () => {
  stubApi({ 'site.settings': someSettings({ ...aSeller, legal_name: { uz: '', ru: '' } }) });
  expect(await printed()).toMatch(new RegExp(`^Chorsu${number}`));
});

test("prints the receipt without the shop's name when the settings cannot be loaded", async () => {
  stubApi({});
  expect(await printed()).toMatch(new RegExp(`^${number}`));
});
