import { act, fireEvent, screen } from '@testing-library/react';
import { Activity, type ReactNode, useEffect, useReducer } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NearestPoints } from '@/components/checkout/delivery/nearest-points';
import type { DevicePosition } from '@/lib/hooks/use-geolocation';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';
import { stubNavigator } from '@/tests/support/navigator';

const PROMPT_MS = 15_000;
const position: DevicePosition = { latitude: 41.3, longitude: 69.2, accuracy: 50 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const button = () => screen.getByRole('button', { name: t('checkout.delivery.nearest') });
const isBusy = () => button().getAttribute('aria-busy') === 'true';

/** Hides or shows its content, as the offline page does, whenever a key is pressed. */
function HidablePage({ children }: { children: ReactNode }) {
  const [isHidden, toggle] = useReducer((isHidden) => !isHidden, false);
  useEffect(() => {
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, []);
  return <Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</Activity>;
}

/** Presses the button in a browser whose prompt the shopper ignores. */
function press() {
  const locate = vi.fn();
  stubNavigator('geolocation', { value: { getCurrentPosition: locate } });
  const [onFound, onRequested] = [vi.fn(), vi.fn()];
  renderAt(
    <HidablePage>
      <NearestPoints sortedCity="Toshkent" onRequested={onRequested} onFound={onFound} />
    </HidablePage>,
  );
  fireEvent.click(button());
  const hideAndShow = () => {
    fireEvent.keyDown(window, { key: 'h' });
    fireEvent.keyDown(window, { key: 'h' });
  };
  const respond = (request: number) =>
    act(() => locate.mock.calls[request]?.[0]({ coords: position }));
  return { locate, onFound, onRequested, respond, hideAndShow };
}

test('frees the button and explains the prompt if the shopper ignores it', () => {
  press();
  act(() => vi.advanceTimersByTime(PROMPT_MS - 1));
  expect(isBusy()).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(isBusy()).toBe(false);
  const message = screen.getByText(t('checkout.delivery.positionIgnored'));
  expect(message.getAttribute('role')).toBe('status');
});

test('uses a position that the browser reports after a late permission', () => {
  const { onFound, respond } = press();
  act(() => vi.advanceTimersByTime(PROMPT_MS));
  respond(0);
  expect(onFound).toHaveBeenCalledExactlyOnceWith(position);
  const sorted = t('checkout.delivery.nearestFirst', { city: 'Toshkent' });
  expect(screen.getByRole('status').textContent).toBe(sorted);
});

test('requests the position again when the button is pressed again', () => {
  const { onFound, onRequested, respond } = press();
  act(() => vi.advanceTimersByTime(PROMPT_MS));
  fireEvent.click(button());
  expect(isBusy()).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('');
  respond(0);
  respond(1);
  expect(onFound).toHaveBeenCalledOnce();
  expect(onRequested).toHaveBeenCalledTimes(2);
  expect(isBusy()).toBe(false);
});

test('does not open the prompt again when an ignored one was followed by the offline page', () => {
  const { locate, hideAndShow } = press();
  act(() => vi.advanceTimersByTime(PROMPT_MS));
  hideAndShow();
  expect(locate).toHaveBeenCalledOnce();
  expect(screen.getByText(t('checkout.delivery.positionIgnored'))).toBeDefined();
});
