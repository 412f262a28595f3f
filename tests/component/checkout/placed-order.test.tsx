import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlacedOrder } from '@/components/checkout/result/placed-order';
import { anOrder } from '@/tests/support/component/order';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const plan = {
  months: 12,
  order_value: 1_935_000,
  first_payment: 193_500,
  monthly_payment: 179_955,
  overpayment: 417_960,
};
const shownAs = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('shows the order number as an identifier without digit groups', () => {
  renderAt(<PlacedOrder order={anOrder()} />);
  expect(screen.getByText('20431')).toBeDefined();
});

test('shows that the order is paid on delivery', () => {
  renderAt(<PlacedOrder order={anOrder()} />);
  expect(screen.getByText(t('orderResult.accepted.text'))).toBeDefined();
});

test('states the term and payments of an installment order, not "on delivery"', () => {
  renderAt(<PlacedOrder order={anOrder({ payment: 'instalment', instalment: plan })} />);
  expect(screen.queryByText(t('orderResult.accepted.text'))).toBeNull();
  expect(screen.getByRole('status').textContent).toContain(
    'Muddatli toʻlov, 12 oy: birinchi toʻlov 193\u00A0500\u00A0soʻm, keyin oyiga 179\u00A0955\u00A0soʻm.',
  );
  expect(shownAs(t('instalment.term'))).toBe('12 oy');
  expect(shownAs(t('instalment.first_payment'))).toBe('193\u00A0500\u00A0soʻm');
  expect(shownAs(t('instalment.monthly_payment'))).toBe('179\u00A0955\u00A0soʻm');
});

test.each([
  ['uz', 'Buyurtma bekor qilingan'],
  ['ru', 'Заказ отменён'],
] as const)('states in %s that an order was canceled', (locale, title) => {
  renderAt(<PlacedOrder order={anOrder({ status: 'canceled' })} />, { locale });
  expect(screen.getByRole('heading', { name: title })).toBeDefined();
});

test('announces the refund of a canceled order that was paid', () => {
  renderAt(<PlacedOrder order={anOrder({ status: 'canceled', payment_status: 'confirmed' })} />);
  expect(screen.getByText(t('orderResult.refundDue.text'))).toBeDefined();
});

test('offers to cancel a new order on its result page', () => {
  renderAt(<PlacedOrder order={anOrder()} />);
  expect(screen.getByRole('button', { name: t('orders.cancel.button') })).toBeDefined();
});

const point = {
  id: 4,
  name: 'Chorsu',
  city: 'Toshkent',
  address: 'Eski shahar, 12',
  latitude: 41.3,
  longitude: 69.2,
  phone: '+998712007007',
  work_time: '09:00–20:00',
};

test('shows a placed order’s goods, delivery day, pickup hours and next steps', () => {
  renderAt(
    <PlacedOrder
      order={anOrder({ delivery: 'pickup', delivery_date: '2026-11-23T10:00:00+05:00', point })}
    />,
  );
  const goods = screen.getByRole('list', { name: t('orderResult.goods') });
  expect(goods.textContent).toContain('Qozon 2');
  expect(shownAs(t('orderResult.ready.pickup'))).toBe('23.11.2026');
  expect(shownAs(t('orderResult.hours'))).toBe('09:00–20:00');
  const map = screen.getByRole('link', { name: t('checkout.delivery.onMap') });
  expect(map.getAttribute('href')).toContain('69.2,41.3');
  expect(screen.getByText(t('orderResult.next.pickup'))).toBeDefined();
});

test.each([
  ['canceled', { status: 'canceled' }],
  ['refunded', { payment_status: 'refunded' }],
] as const)('shows no delivery day and no next steps for a %s order', (_how, state) => {
  const delivery_date = '2026-11-23T10:00:00+05:00';
  renderAt(<PlacedOrder order={anOrder({ ...state, delivery_date })} />);
  expect(screen.queryByText(t('orderResult.ready.courier'))).toBeNull();
  expect(screen.queryByText(t('orderResult.next.title'))).toBeNull();
});
