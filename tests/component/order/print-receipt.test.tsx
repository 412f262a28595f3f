import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PrintReceipt } from '@/components/order/print-receipt';
import { formatPrice } from '@/lib/domain/money';
import { anOrder } from '@/tests/support/order';
import { renderAt } from '@/tests/support/render';
import { t } from '@/tests/support/text';

test('the receipt is in the page while it is printed, with number, goods and sum', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const order = anOrder({ delivery_price: 45_000 });
  renderAt(<PrintReceipt order={order} />);
  await userEvent.click(screen.getByRole('button', { name: t('orders.receipt.button') }));

  expect(print).toHaveBeenCalledOnce();
  const receipt = screen.getByText(t('orders.number', { number: '20431' })).parentElement;
  for (const text of ['Qozon 1', formatPrice(45_000, 'uz'), formatPrice(order.price, 'uz')]) {
    expect(receipt?.textContent).toContain(text);
  }
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByText(t('orders.number', { number: '20431' }))).toBeNull();
});
