import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OptionsProvider } from '@/components/product/actions/options-provider';
import { DeliveryPromise } from '@/components/product/page/facts/delivery-promise';
import { formatPrice } from '@/lib/domain/text/money';
import { regionChosen } from '@/stores/region';
import { apiTimeReceived } from '@/stores/shop-clock';
import { atPlace, renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

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

const DAY_MS = 24 * 60 * 60 * 1000;
const EVENING = Date.parse('2026-11-21T20:00:00+05:00');

beforeEach(() => {
  // The device's clock is three days slow.
  vi.useFakeTimers({ now: EVENING - 3 * DAY_MS });
  apiTimeReceived(EVENING);
  regionChosen(1);
});
afterEach(() => {
  vi.useRealTimers();
});

type Goods = { price?: number; stock?: number; isExpress?: boolean };

const pageTime = Date.parse('2026-11-21T18:00:00+05:00');

function show(goods: Goods = {}) {
  return renderAt(promiseOf(goods));
}

function promiseOf({ price = 200_000, stock = 3, isExpress = true }: Goods = {}) {
  const variant = { id: 7, price, discounted_price: null, amount: stock, attributes_map: {} };
  return (
    <OptionsProvider attributes={[]} subProducts={[variant]}>
      <ul>
        <DeliveryPromise
          regions={regions}
          isExpress={isExpress}
          pageTime={pageTime}
          freeFrom={1_000_000}
        />
      </ul>
    </OptionsProvider>
  );
}

const textAt = (index = 0) => screen.getAllByRole('listitem')[index]?.textContent;

test("shows the courier's day, date and price in the region (B-56)", () => {
  show();
  expect(textAt()).toContain(t('delivery.courier', { days: 1 }));
  expect(textAt()).toContain(`22.11.2026 · ${formatPrice(25_000, 'uz')}`);

  fireEvent.change(screen.getByRole('combobox', { name: t('geo.deliverTo') }), {
    target: { value: '9' },
  });
  expect(textAt()).toContain(t('delivery.courier', { days: 3 }));
  expect(textAt()).toContain(`24.11.2026 · ${formatPrice(45_000, 'uz')}`);
});

test('shows free pickup with its day and points only if the region has points (B-56)', () => {
  show({ price: 10_000 });
  expect(textAt(1)).toContain(t('delivery.pickup', { days: 1 }));
  expect(textAt(1)).toContain(`22.11.2026 · ${t('delivery.free')}`);
  expect(textAt(1)).toContain(t('delivery.points', { count: 7 }));

  fireEvent.change(screen.getByRole('combobox'), { target: { value: '9' } });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test("promises delivery a day later for products outside the shop's warehouse (B-56)", () => {
  show({ isExpress: false });
  expect(textAt()).toContain('23.11.2026');
});

test('shows courier delivery as free if the price reaches the threshold (B-56)', () => {
  show({ price: 1_000_000 });
  expect(textAt()).toContain(t('delivery.free'));
});

test('promises nothing for a sold-out product', () => {
  show({ stock: 0 });
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('keeps the region on the next product page', () => {
  show().unmount();
  regionChosen(9);
  show();
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('9');
});

const pickup = () => textAt(1);
const onDay = (days: number, date: string) => `${t('delivery.pickup', { days })}${date} · `;

test('updates the delivery day at 18:00 and at midnight in Tashkent on an open page', () => {
  apiTimeReceived(Date.parse('2026-11-28T17:50:00+05:00'));
  show();
  expect(pickup()).toContain(onDay(0, '28.11.2026'));

  act(() => void vi.advanceTimersByTime(9 * 60_000));
  expect(pickup()).toContain(onDay(0, '28.11.2026'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(pickup()).toContain(onDay(1, '29.11.2026'));
  act(() => void vi.advanceTimersByTime(6 * 60 * 60_000));
  expect(pickup()).toContain(onDay(0, '29.11.2026'));
});

test.each([
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'pageshow',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
])(
  'updates a page opened at 17:50 that becomes visible at noon the next day (%s)',
  (_, comeBack) => {
    apiTimeReceived(Date.parse('2026-11-28T17:50:00+05:00'));
    show();
    expect(pickup()).toContain(onDay(0, '28.11.2026'));

    // Timers do not run while a phone is asleep.
    vi.setSystemTime(Date.now() + 18 * 60 * 60_000);
    act(() => void comeBack());
    expect(pickup()).toContain(onDay(0, '29.11.2026'));
  },
);

test("computes the date from the API's time regardless of the device's clock", () => {
  show();
  expect(pickup()).toContain(onDay(1, '22.11.2026'));
  act(() => apiTimeReceived(Date.parse('2026-12-05T12:00:00+05:00')));
  expect(pickup()).toContain(onDay(0, '05.12.2026'));
});

test('hydrates a cached page with its own text and then corrects the date', async () => {
  const content = atPlace(promiseOf());
  const body = document.createElement('div');
  document.body.append(body);
  body.innerHTML = renderToString(content);
  expect(body.textContent).toContain(onDay(1, '22.11.2026'));

  apiTimeReceived(Date.parse('2026-11-28T12:00:00+05:00'));
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(body, content, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(body.textContent).toContain(onDay(0, '28.11.2026'));

  act(() => root.unmount());
  body.remove();
});
