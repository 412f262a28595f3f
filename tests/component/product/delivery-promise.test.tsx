import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeliveryPromise } from '@/components/product/delivery-promise';
import { OptionsProvider } from '@/components/product/options-provider';
import { formatPrice } from '@/lib/domain/money';
import { regionChosen } from '@/stores/region';
import { renderAt } from '@/tests/support/render';
import { t } from '@/tests/support/text';

const regions = [
  {
    id: 1,
    name: 'Toshkent shahri',
    courierPrice: 25_000,
    courierDays: 1,
    pickupDays: 0,
    points: 7,
  },
  {
    id: 9,
    name: 'Xorazm viloyati',
    courierPrice: 45_000,
    courierDays: 3,
    pickupDays: 3,
    points: 0,
  },
];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00+05:00'), toFake: ['Date'] });
  regionChosen(1);
});
afterEach(() => {
  vi.useRealTimers();
});

type Goods = { price?: number; stock?: number; isExpress?: boolean };

function show({ price = 200_000, stock = 3, isExpress = true }: Goods = {}) {
  const variant = { id: 7, price, discounted_price: null, amount: stock, attributes_map: {} };
  return renderAt(
    <OptionsProvider attributes={[]} subProducts={[variant]}>
      <ul>
        <DeliveryPromise {...{ regions, isExpress }} freeFrom={1_000_000} />
      </ul>
    </OptionsProvider>,
  );
}

const said = (place = 0) => screen.getAllByRole('listitem')[place]?.textContent;

test('the courier’s day, date and price are those of the region (B-56)', () => {
  show();
  expect(said()).toContain(t('delivery.courier', { days: 1 }));
  expect(said()).toContain(`22.11.2026 · ${formatPrice(25_000, 'uz')}`);

  fireEvent.change(screen.getByRole('combobox', { name: t('geo.deliverTo') }), {
    target: { value: '9' },
  });
  expect(said()).toContain(t('delivery.courier', { days: 3 }));
  expect(said()).toContain(`24.11.2026 · ${formatPrice(45_000, 'uz')}`);
});

test('pickup is free, on its own day, where the region has a point (B-56)', () => {
  show({ price: 10_000 });
  expect(said(1)).toContain(t('delivery.pickup', { days: 1 }));
  expect(said(1)).toContain(`22.11.2026 · ${t('delivery.free')}`);
  expect(said(1)).toContain(t('delivery.points', { count: 7 }));

  fireEvent.change(screen.getByRole('combobox'), { target: { value: '9' } });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('goods that are not in the shop’s warehouse come a day later (B-56)', () => {
  show({ isExpress: false });
  expect(said()).toContain('23.11.2026');
});

test('from the free amount the courier costs nothing (B-56)', () => {
  show({ price: 1_000_000 });
  expect(said()).toContain(t('delivery.free'));
});

test('what is sold out is not promised', () => {
  show({ stock: 0 });
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('the region is known on the next product page', () => {
  show().unmount();
  regionChosen(9);
  show();
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('9');
});
