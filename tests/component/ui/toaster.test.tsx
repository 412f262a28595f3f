import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, dismissToast, toast } from '@/components/ui/toast';
import { Toaster } from '@/components/ui/toaster';
import { TOAST_MS } from '@/lib/constants';
import { renderAt } from '@/tests/support/render';

beforeEach(() => {
  vi.useFakeTimers();
  renderAt(<Toaster label="messages" closeLabel="close" />);
});

afterEach(() => {
  for (const { id } of currentToasts()) act(() => dismissToast(id));
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('the live region is there before any message and is polite', () => {
  expect(screen.getByRole('region', { name: 'messages' }).getAttribute('aria-live')).toBe('polite');
});

test('a notification lasts 3 s (S9-07)', () => {
  act(() => toast('saved'));
  pass(2999);
  expect(screen.queryByText('saved')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('saved')).toBeNull();
});

test('a notification stays while the pointer is over it', () => {
  act(() => toast('saved'));
  fireEvent.pointerMove(screen.getByText('saved'));
  pass(TOAST_MS * 10);
  expect(screen.queryByText('saved')).not.toBeNull();

  fireEvent.pointerLeave(screen.getByText('saved'));
  pass(TOAST_MS);
  expect(screen.queryByText('saved')).toBeNull();
});

test('a notification that appears under a resting pointer lasts 3 s (S9-07)', () => {
  act(() => toast('saved'));
  fireEvent.pointerEnter(screen.getByText('saved'));
  pass(TOAST_MS);
  expect(screen.queryByText('saved')).toBeNull();
});

test('an error stays until it is dismissed', () => {
  act(() => toast('not saved', { kind: 'error' }));
  pass(TOAST_MS * 10);
  expect(screen.queryByText('not saved')).not.toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  expect(screen.queryByText('not saved')).toBeNull();
});

test('the action of a notification runs once and dismisses it', () => {
  const undo = vi.fn();
  act(() => toast('removed', { kind: 'removed', action: { label: 'undo', onPress: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('removed')).toBeNull();
});

test('a notification replaces the earlier one of its topic, and may lead to a page', () => {
  act(() => toast('first', { topic: 'cart' }));
  act(() => toast('other'));
  act(() => toast('second', { topic: 'cart', action: { label: 'open', href: '/cart' } }));
  expect(screen.queryByText('first')).toBeNull();
  expect(screen.queryByText('other')).not.toBeNull();

  const link = screen.getByRole('link', { name: 'open' });
  expect(link.getAttribute('href')).toBe('/cart');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(screen.queryByText('second')).toBeNull();
});
