import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import { clearMessage, clearSeenMessages } from '@/components/ui/feedback/lasting-messages';
import { currentToasts, dismissToast, toast } from '@/components/ui/feedback/toast';
import { Toaster } from '@/components/ui/feedback/toaster';
import { TOAST_MS } from '@/lib/constants';
import { renderAt } from '@/tests/support/component/render';

beforeEach(() => {
  vi.useFakeTimers();
  renderAt(<Toaster label="messages" closeLabel="close" />);
});

afterEach(() => {
  for (const { id } of currentToasts()) act(() => dismissToast(id));
  act(() => clearMessage('cart:7'));
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('renders a polite live region before any message', () => {
  expect(screen.getByRole('region', { name: 'messages' }).getAttribute('aria-live')).toBe('polite');
});

test('shows a notification for 3 s (S9-07)', () => {
  act(() => toast('saved'));
  pass(2999);
  expect(screen.queryByText('saved')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('saved')).toBeNull();
});

test('keeps a notification while the pointer is over it', () => {
  act(() => toast('saved'));
  fireEvent.pointerMove(screen.getByText('saved'));
  pass(TOAST_MS * 10);
  expect(screen.queryByText('saved')).not.toBeNull();

  fireEvent.pointerLeave(screen.getByText('saved'));
  pass(TOAST_MS);
  expect(screen.queryByText('saved')).toBeNull();
});

test('shows a notification for only 3 s if the pointer over it does not move (S9-07)', () => {
  act(() => toast('saved'));
  fireEvent.pointerEnter(screen.getByText('saved'));
  pass(TOAST_MS);
  expect(screen.queryByText('saved')).toBeNull();
});

test('keeps a notification while its button has the focus, and for 3 s afterward', () => {
  const retry = { label: 'retry', onPress: vi.fn() };
  act(() => toast('not saved', { kind: 'error', area: 'cart:7', action: retry }));
  const button = screen.getByRole('button', { name: 'retry' });
  act(() => button.focus());
  pass(TOAST_MS * 10);
  expect(screen.queryByText('not saved')).not.toBeNull();

  act(() => button.blur());
  pass(TOAST_MS - 1);
  expect(screen.queryByText('not saved')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('not saved')).toBeNull();
});

const messages = () => screen.getByRole('region', { name: 'messages' });

test('shows an error for 3 s as well, and keeps it next to its control (S9-07)', () => {
  renderAt(<LastingMessage area="cart:7" />);
  act(() => toast('not saved', { kind: 'error', area: 'cart:7' }));
  expect(messages().textContent).toContain('not saved');
  pass(TOAST_MS);
  expect(messages().textContent).toBe('');
  expect(screen.queryByText('not saved')).not.toBeNull();

  act(() => clearMessage('cart:7'));
  expect(screen.queryByText('not saved')).toBeNull();
});

test('keeps the action next to its control after the notification has disappeared', () => {
  const undo = vi.fn();
  renderAt(<LastingMessage area="cart:7" />);
  const action = { label: 'undo', onPress: undo };
  act(() => toast('removed', { kind: 'removed', area: 'cart:7', action }));
  pass(TOAST_MS);
  fireEvent.click(screen.getByRole('button', { name: 'undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('removed')).toBeNull();
});

test('clears the message next to the control when the shopper uses its action', () => {
  renderAt(<LastingMessage area="cart:7" />);
  const action = { label: 'retry', onPress: vi.fn() };
  act(() => toast('not saved', { kind: 'error', area: 'cart:7', action }));
  const [first] = screen.getAllByRole('button', { name: 'retry' });
  fireEvent.click(first as HTMLElement);
  expect(screen.queryByText('not saved')).toBeNull();
});

test('stores a message until its control is on the screen', () => {
  act(() => toast('not saved', { kind: 'error', area: 'cart:7' }));
  pass(TOAST_MS);
  act(clearSeenMessages);
  const { unmount } = renderAt(<LastingMessage area="cart:7" />);
  expect(screen.queryByText('not saved')).not.toBeNull();

  unmount();
  act(clearSeenMessages);
  renderAt(<LastingMessage area="cart:7" />);
  expect(screen.queryByText('not saved')).toBeNull();
});

test('runs a notification’s action once and dismisses the notification', () => {
  const undo = vi.fn();
  act(() => toast('removed', { kind: 'removed', action: { label: 'undo', onPress: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('removed')).toBeNull();
});

test('replaces an earlier notification on the same topic, and links to a page', () => {
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
