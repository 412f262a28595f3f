import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FailedScreen, type FailedScreenProps } from '@/components/site/failed-screen';
import { OfflineScreen } from '@/components/site/offline-screen';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const texts = { uz: '', ru: '' };
const settings = {
  app_name: '',
  head_title: texts,
  head_description: texts,
  keywords: texts,
  head_image: '',
  modal_title: texts,
  modal_description: texts,
  test_mode: true,
  return_days: 10,
  pickup_points: 0,
};

const theShopIsBack = (isBack: boolean) => {
  const fetched = vi.fn(async () =>
    Response.json(
      { status: isBack, data: settings, message: null },
      { status: isBack ? 200 : 503 },
    ),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

const show = (isAutomatic = true) => {
  const onBack = vi.fn();
  renderAt(<OfflineScreen isAutomatic={isAutomatic} onBack={onBack} />, { url: '/offline' });
  return onBack;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const retry = () => screen.getByRole('button', { name: t('actions.retry') });

test('checks the shop on a press, and returns once the shop is reachable (B-80)', async () => {
  theShopIsBack(false);
  const onBack = show(false);
  fireEvent.click(retry());
  await pass(200);
  expect(screen.getByText(t('errors.offline.still'))).toBeDefined();
  expect(onBack).not.toHaveBeenCalled();

  theShopIsBack(true);
  fireEvent.click(retry());
  await pass(200);
  expect(onBack).toHaveBeenCalledOnce();
});

test('reports on return whether the shopper pressed the button', async () => {
  theShopIsBack(true);
  const pressed = show();
  fireEvent.click(retry());
  await pass(200);
  expect(pressed).toHaveBeenCalledExactlyOnceWith({ isPressed: true });
  cleanup();

  const automatic = show();
  await pass(3000);
  expect(automatic).toHaveBeenCalledExactlyOnceWith({ isPressed: false });
});

const showFailed = (action: FailedScreenProps['action']) => {
  const onBack = vi.fn();
  renderAt(<FailedScreen action={action} onBack={onBack} />, { url: '/offline' });
  return onBack;
};

test('names the failed action and stays open until the button is pressed (S8-06)', async () => {
  const fetched = theShopIsBack(true);
  const onBack = showFailed('reviewAdd');
  const title = t('errors.failed.actionTitle', { action: t('errors.actions.reviewAdd') });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  await pass(60_000);
  expect(fetched).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: t('errors.failed.back') }));
  expect(onBack).toHaveBeenCalledExactlyOnceWith({ isPressed: false });
});

test('returns automatically if the failed request was a read (B-81)', async () => {
  theShopIsBack(true);
  const onBack = showFailed(null);
  await pass(3000);
  expect(onBack).toHaveBeenCalledOnce();
});

test('checks the shop after 3 s and then at growing intervals (B-81)', async () => {
  const fetched = theShopIsBack(false);
  const onBack = show();
  await pass(2999);
  expect(fetched).not.toHaveBeenCalled();
  await pass(1);
  expect(fetched).toHaveBeenCalledTimes(1);
  await pass(5999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(onBack).not.toHaveBeenCalled();

  theShopIsBack(true);
  await pass(12_000);
  expect(onBack).toHaveBeenCalledOnce();
});

test('checks the shop at once when the connection returns (B-81)', async () => {
  theShopIsBack(true);
  const onBack = show();
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(onBack).toHaveBeenCalledOnce();
});

test('returns only once if the button is pressed during an automatic check', async () => {
  theShopIsBack(true);
  const onBack = show();
  act(() => void window.dispatchEvent(new Event('online')));
  fireEvent.click(retry());
  await pass(10_000);
  expect(onBack).toHaveBeenCalledOnce();
});

test('does not check in a hidden tab (B-81)', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const fetched = theShopIsBack(true);
  show();
  await pass(60_000);
  expect(fetched).not.toHaveBeenCalled();
});

test('does not check the shop automatically when opened by its URL (S2-06)', async () => {
  const fetched = theShopIsBack(true);
  show(false);
  await pass(60_000);
  expect(fetched).not.toHaveBeenCalled();
});
