import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OpenNow } from '@/components/home/open-now';
import { SaleEnd } from '@/components/home/sale-end';
import { formatDate } from '@/lib/domain/time/date';
import { apiTimeReceived } from '@/stores/shop-clock';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const DAY_MS = 24 * 60 * 60 * 1000;
const END = '2026-11-30T23:59:59+05:00';
const end = Date.parse(END);
const page = () => document.body.textContent ?? '';
const left = (time: string) => t('home.saleTimeLeft', { time });

/** The time on the clock of the stubbed API, or null when its requests fail. */
let apiTime: number | null = null;
const settings = { status: true, data: {}, message: null };
const fetchStub = vi.fn(async (_url: string) => {
  if (apiTime === null) throw new TypeError('no network');
  return Response.json(settings, { headers: { date: new Date(apiTime).toUTCString() } });
});

beforeEach(() => {
  apiTime = null;
  fetchStub.mockClear();
  vi.stubGlobal('fetch', fetchStub);
  // The clock of the device is three days behind.
  vi.useFakeTimers({ now: end - 3 * DAY_MS - 60_000 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("counts down a sale using the API's clock and ends the sale on time", () => {
  apiTimeReceived(end - 60_000);
  renderAt(<SaleEnd at={END} />);
  expect(page()).toContain(left('0:01:00'));

  act(() => void vi.advanceTimersByTime(59_000));
  expect(page()).toContain(left('0:00:01'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(page()).toContain(t('home.saleEnded'));
});

test('ends a sale that expired while the phone was asleep', () => {
  apiTimeReceived(end - 60 * 60_000);
  renderAt(<SaleEnd at={END} />);
  expect(page()).toContain(left('1:00:00'));

  vi.setSystemTime(Date.now() + DAY_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(page()).toContain(t('home.saleEnded'));
});

test("resets the countdown to the API's clock when the page becomes visible again", async () => {
  apiTimeReceived(end - 2 * 60 * 60_000);
  renderAt(<SaleEnd at={END} />);
  apiTime = end - 60_000;

  // The device's clock was moved forward by three days in the meantime, so it is now right.
  vi.setSystemTime(Date.now() + 3 * DAY_MS);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(fetchStub.mock.calls.map(([url]) => url)).toEqual(['/api/v1/core/settings']);
  expect(page()).toContain(left('0:01:00'));
});

test('requests the time only once for a page with a countdown and opening hours', async () => {
  vi.resetModules();
  const [{ SaleEnd: OwnEnd }, { OpenNow: OwnOpen }, render] = await Promise.all([
    import('@/components/home/sale-end'),
    import('@/components/home/open-now'),
    import('@/tests/support/component/render'),
  ]);
  render.renderAt(
    <>
      <OwnEnd at={END} />
      <OwnOpen workTime="09:00–21:00" />
    </>,
  );
  expect(page()).toContain(t('home.saleUntil', { date: formatDate(END) }));
  expect(page()).not.toContain(t('home.open'));

  apiTime = Date.parse('2026-11-30T20:59:00+05:00');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(page()).toContain(left('3:00:59'));
  expect(page()).toContain(t('home.open'));
});

test('switches a branch from open to closed at the exact minute', () => {
  apiTimeReceived(Date.parse('2026-12-03T20:59:30+05:00'));
  renderAt(<OpenNow workTime="09:00–21:00" />);
  expect(page()).toContain(t('home.open'));
  act(() => void vi.advanceTimersByTime(30_000));
  expect(page()).toContain(t('home.closed'));
});
