import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderCard } from '@/components/order/order-card';
import { formatPrice } from '@/lib/domain/text/money';
import { anOrder, anOrderLine } from '@/tests/support/component/order';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';
import { at } from './orders-shop';

const later = '2099-01-01T00:00:00+05:00';
const received = [{ step: 'received', date: at(12), actor: 'shop' } as const];

test.each(['uz', 'ru'] as const)('shows returned units and refunds in %s', (locale) => {
  const order = anOrder({
    status: 'done',
    payment_status: 'confirmed',
    timeline: received,
    products: [anOrderLine(1, { amount: 3, returned: 2 }), anOrderLine(2)],
    returns: [
      { date: at(13), units: 1, price: 100_000 },
      { date: at(14), units: 1, price: 90_000 },
    ],
    refunds: [{ date: at(15), amount: 150_000 }],
  });
  renderAt(<OrderCard order={order} isOpen />, { locale });
  const card = within(screen.getByRole('article'));
  const says = (text: string) => expect(card.getByText(text)).toBeDefined();
  const words = {
    uz: ['Qaytarilgan: 2 ta', 'Mahsulot qaytarildi', 'Pul qaytarildi', 'Qaytarilgan pul'],
    ru: ['Возвращено: 2 шт.', 'Товар возвращён', 'Деньги возвращены', 'Возвращено денег'],
  };
  for (const text of words[locale]) says(text);
  const text = screen.getByRole('article').textContent;
  expect(text).toContain(formatPrice(190_000, locale));
  expect(text).toContain(formatPrice(150_000, locale));
});

test('offers a return only if a line has units that were not returned', () => {
  const line = anOrderLine(1, { amount: 2, returned: 2 });
  const order = anOrder({ status: 'done', timeline: received, return_until: later });
  const { unmount } = renderAt(<OrderCard order={{ ...order, products: [line] }} isOpen={false} />);
  const name = t('orders.return.button');
  expect(screen.queryByRole('button', { name })).toBeNull();
  unmount();
  const left = { ...line, returned: 1 };
  renderAt(<OrderCard order={{ ...order, products: [left] }} isOpen={false} />);
  expect(screen.getByRole('button', { name })).toBeDefined();
});

test('requests payment only for units that were not returned', () => {
  const order = anOrder({ status: 'done', payment: 'payme', price: 300_000, timeline: received });
  const back = (price: number) => ({ ...order, returns: [{ date: at(13), units: 1, price }] });
  const { unmount } = renderAt(<OrderCard order={back(100_000)} isOpen={false} />);
  const name = t('orders.pay.button', { sum: formatPrice(200_000, 'uz') });
  expect(screen.getByRole('button', { name })).toBeDefined();
  unmount();
  renderAt(<OrderCard order={back(300_000)} isOpen={false} />);
  expect(screen.queryByText(t('orders.payment.waiting'))).toBeNull();
  expect(screen.queryByRole('button', { name: /^Toʻlash/ })).toBeNull();
});
