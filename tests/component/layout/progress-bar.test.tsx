import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProgressBar } from '@/components/layout/progress-bar';
import { notifyNavigation, notifyReturn } from '@/lib/navigation/navigation-events';
import { renderAt } from '@/tests/support/component/render';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bar = () => screen.queryByTestId('progress-bar');
/**
 * Returns the bar's phase. In the `waiting` phase, before its delay has passed, the bar has no
 * width.
 */
const phase = () => bar()?.dataset.phase;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('shows no bar for a navigation shorter than 200 ms (S9-12)', () => {
  const { arriveAt } = renderAt(<ProgressBar />);
  act(notifyNavigation);
  pass(199);
  expect(phase()).toBe('waiting');

  arriveAt('/products');
  expect(bar()).toBeNull();
  pass(10_000);
  expect(bar()).toBeNull();
});

test('shows the bar after 200 ms of a longer navigation (S9-12)', () => {
  renderAt(<ProgressBar />);
  act(notifyNavigation);
  expect(bar()?.style.getPropertyValue('--throttle')).toBe('200ms');
  pass(199);
  expect(phase()).toBe('waiting');
  pass(1);
  expect(phase()).toBe('running');
});

test('stops the bar after 5000 ms (S9-13)', () => {
  renderAt(<ProgressBar />);
  act(notifyNavigation);
  pass(200);
  expect(bar()?.style.getPropertyValue('--duration')).toBe('5000ms');

  pass(4999);
  expect(phase()).toBe('running');
  pass(1);
  expect(phase()).toBe('done');
});

test('removes the bar 500 ms after the navigation ends (S9-14)', () => {
  const { arriveAt } = renderAt(<ProgressBar />);
  act(notifyNavigation);
  pass(300);

  arriveAt('/products');
  pass(499);
  expect(bar()).not.toBeNull();
  pass(1);
  expect(bar()).toBeNull();
});

test('hides the bar when the navigation is canceled', () => {
  renderAt(<ProgressBar />);
  act(notifyNavigation);
  pass(300);
  act(notifyReturn);
  expect(bar()).toBeNull();
});
