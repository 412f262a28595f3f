import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markPressedEarly } from '@/lib/client/sync/early-presses';
import { useReplayIntents } from '@/lib/client/sync/replay-intents';
import { type Synced, useSendIntent } from '@/lib/client/sync/send-intent';
import { notifyOtherTabs, useTabSync } from '@/lib/client/sync/tabs';
import { REPLAY_EVERY_MS } from '@/lib/constants';
import { ApiError } from '@/lib/http/errors';
import { connectionChanged } from '@/stores/connection';
import { IntentStore } from '@/stores/intent-store';
import { atPlace } from '@/tests/support/component/render';

/** The storage key of the intents, unique per test because stores also keep state in memory. */
let name = '';
let tests = 0;
const two = { id: 5, value: 2 };
const three = { id: 5, value: 3 };
const other = { id: 6, value: 1 };
const noResponse = () => new ApiError('no-response');
const refusal = () => new ApiError('rejected', { status: 422 });

/** Stubs the displayed state of a page, and a shop whose responses the test supplies. */
function aPage() {
  const shown = new Map<number, number>();
  const intents = new IntentStore<number>({
    name,
    isValue: (value) => typeof value === 'number',
    desired: (id, value) => void shown.set(id, value),
    isDesired: (id, value) => shown.get(id) === value,
    settled: (id, value) => void (shown.get(id) === value && shown.delete(id)),
  });
  const responses: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const send = vi.fn<Synced<number>['send']>(
    () =>
      new Promise((resolve, reject) => responses.push({ resolve: () => resolve(null), reject })),
  );
  const reload = vi.fn<Synced<number>['reload']>(async () => {});
  const queryClient = new QueryClient();
  const synced: Synced<number> = {
    key: 'cart',
    actionOf: () => 'cartPut',
    intents,
    send,
    reload,
  };
  const wrapper = ({ children }: { children: ReactNode }) =>
    atPlace(children, {}, undefined, queryClient);
  const respond = async (index: number, error?: Error) => {
    await waitFor(() => expect(responses.length).toBeGreaterThan(index));
    await act(async () => (error ? responses[index]?.reject(error) : responses[index]?.resolve()));
  };
  const sent = () => send.mock.calls.map(([{ id, value }]) => [id, value]);
  return { synced, shown, queryClient, wrapper, respond, sent, reload, intents };
}

const persisted = () =>
  JSON.parse(localStorage.getItem(name) ?? '{"state":{"intents":{}}}').state.intents;

function aSender(page = aPage()) {
  const calls = { onFailed: vi.fn(), onPersisted: vi.fn(), onApplied: vi.fn() };
  const { result } = renderHook(() => useSendIntent(page.synced, calls), { wrapper: page.wrapper });
  return { ...page, ...calls, press: result.current.mutate };
}

beforeEach(() => {
  tests += 1;
  name = `chorsu:tested-intents-${tests}`;
});
afterEach(() => {
  delete document.documentElement.dataset.early;
  act(() => connectionChanged(true));
});

test("shows a press at once, and the API's state after the response and a refetch", async () => {
  const { press, shown, respond, sent, reload, onApplied, onFailed, onPersisted } = aSender();
  const onSuccess = vi.fn();
  act(() => press(two, { onSuccess }));
  expect([...shown]).toEqual([[5, 2]]);
  await waitFor(() => expect(sent()).toEqual([[5, 2]]));
  expect([reload.mock.calls.length, onApplied.mock.calls.length]).toEqual([0, 0]);

  await respond(0);
  await waitFor(() => expect(shown.size).toBe(0));
  expect(onApplied.mock.calls).toEqual([[two]]);
  expect(onSuccess).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect([onFailed.mock.calls, onPersisted.mock.calls]).toEqual([[], []]);
});

test('sends only the last of several presses for one item during a request', async () => {
  const { press, respond, sent, reload, onApplied, shown } = aSender();
  act(() => press({ id: 5, value: 1 }));
  await waitFor(() => expect(sent()).toEqual([[5, 1]]));
  act(() => press(two));
  act(() => press(three));
  await respond(0);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(onApplied).not.toHaveBeenCalled();
  expect([...shown]).toEqual([[5, 3]]);
  expect(reload).not.toHaveBeenCalled();

  await respond(1);
  await waitFor(() => expect(shown.size).toBe(0));
  expect(sent()).toEqual([
    [5, 1],
    [5, 3],
  ]);
  expect(onApplied.mock.calls).toEqual([[three]]);
});

test('undoes a rejected press and reports it', async () => {
  const { press, respond, shown, onFailed, onApplied, onPersisted, reload } = aSender();
  act(() => press(two));
  const error = refusal();
  await respond(0, error);
  await waitFor(() => expect(shown.size).toBe(0));
  expect(onFailed.mock.calls).toEqual([[two, error]]);
  expect(reload).toHaveBeenCalledOnce();
  expect([onApplied.mock.calls, onPersisted.mock.calls]).toEqual([[], []]);
  expect(persisted()).toEqual({});
});

test('keeps presses without a response and reports only once that they are pending', async () => {
  const { press, respond, shown, onPersisted, onFailed, onApplied, reload, intents } = aSender();
  act(() => press(two));
  await respond(0, noResponse());
  await waitFor(() => expect(persisted()).toEqual({ 5: 2 }));
  act(() => press(other));
  await respond(1, noResponse());
  await waitFor(() => expect(persisted()).toEqual({ 5: 2, 6: 1 }));
  expect(onPersisted).toHaveBeenCalledOnce();
  expect(intents.isWaiting()).toBe(true);
  expect([...shown]).toEqual([
    [5, 2],
    [6, 1],
  ]);
  expect([onFailed.mock.calls, onApplied.mock.calls, reload.mock.calls]).toEqual([[], [], []]);
});

test('stops showing the requested state when the new state cannot be read', async () => {
  const page = aPage();
  page.reload.mockRejectedValue(noResponse());
  const { press, respond, shown } = aSender(page);
  act(() => press(two));
  await respond(0);
  await waitFor(() => expect(shown.size).toBe(0));
});

function aReplay(page = aPage()) {
  const ofEarlyPress = { onFailed: vi.fn(), onPersisted: vi.fn(), onApplied: vi.fn() };
  const calls = { onAccepted: vi.fn(), onRefused: vi.fn(), ofEarlyPress };
  const hook = renderHook(() => useReplayIntents(page.synced, calls), { wrapper: page.wrapper });
  return { ...page, ...calls, ...hook };
}

/** Returns a function that starts the next scheduled replay. Other timers of the test are real. */
function aClock() {
  const started = vi.spyOn(globalThis, 'setInterval');
  return () => {
    const replays = started.mock.calls.filter(([, ms]) => ms === REPLAY_EVERY_MS);
    act(() => replays.at(-1)?.[0]());
  };
}

const leave = (intents: object) =>
  localStorage.setItem(name, JSON.stringify({ state: { intents }, version: 1 }));

test("shows an earlier page's intents and sends them in order without a message", async () => {
  leave({ 5: 2, 6: 1 });
  const { sent, respond, shown, onAccepted, onRefused, reload } = aReplay();
  expect(shown.size).toBe(2);
  await waitFor(() => expect(sent()).toEqual([[5, 2]]));
  await respond(0);
  await respond(1);
  await waitFor(() => expect(shown.size).toBe(0));
  expect(sent()).toEqual([
    [5, 2],
    [6, 1],
  ]);
  expect(persisted()).toEqual({});
  expect(reload).toHaveBeenCalledOnce();
  expect([onAccepted.mock.calls, onRefused.mock.calls]).toEqual([[], []]);
});

test('does not resend an intent that was accepted before React ran', async () => {
  const state = { intents: { 5: 2, 6: 1 }, responses: { 5: { value: 2 }, 6: { value: 3 } } };
  localStorage.setItem(name, JSON.stringify({ state, version: 1 }));
  const { sent, respond, shown, reload, onAccepted, onRefused } = aReplay();
  expect(shown.size).toBe(2);
  await respond(0);
  await waitFor(() => expect(shown.size).toBe(0));
  expect(sent()).toEqual([[6, 1]]);
  expect(persisted()).toEqual({});
  expect(reload).toHaveBeenCalledOnce();
  expect([onAccepted.mock.calls, onRefused.mock.calls]).toEqual([[], []]);
});

test('reports the outcome of each press that was made before React ran', async () => {
  markPressedEarly('cart', 5);
  markPressedEarly('cart', 6);
  leave({ 5: 2, 6: 1 });
  const { respond, ofEarlyPress, onAccepted, onRefused } = aReplay();
  await respond(0);
  const error = refusal();
  await respond(1, error);
  await waitFor(() => expect(ofEarlyPress.onFailed.mock.calls).toEqual([[other, error]]));
  expect(ofEarlyPress.onApplied.mock.calls).toEqual([[two]]);
  expect([onAccepted.mock.calls, onRefused.mock.calls]).toEqual([[], []]);
});

test('reports a press that was rejected before React ran, and does not resend it', async () => {
  markPressedEarly('cart', 5);
  const rejection = { status: 422, detail: 'Only 1 left', data: { left: 1 }, retryAfter: null };
  const state = { intents: { 5: 2 }, responses: { 5: { value: 2, rejection } } };
  localStorage.setItem(name, JSON.stringify({ state, version: 1 }));
  const { sent, ofEarlyPress, shown } = aReplay();
  await waitFor(() => expect(ofEarlyPress.onFailed).toHaveBeenCalledOnce());
  expect(ofEarlyPress.onFailed.mock.calls).toEqual([[two, new ApiError('rejected', rejection)]]);
  expect([sent(), persisted(), shown.size]).toEqual([[], {}, 0]);
});

test('reports and drops a press from before React ran when its replay gets a 429', async () => {
  markPressedEarly('cart', 5);
  leave({ 5: 2 });
  const { respond, ofEarlyPress, shown } = aReplay();
  await respond(0, new ApiError('too-many', { status: 429 }));
  await waitFor(() => expect(ofEarlyPress.onFailed).toHaveBeenCalledOnce());
  expect([persisted(), shown.size]).toEqual([{}, 0]);
});

test.each([
  ['the connection is lost', true],
  ['the device is offline', false],
])(
  'reports once that a press made before React ran is pending when %s',
  async (_when, isOnline) => {
    act(() => connectionChanged(isOnline));
    markPressedEarly('cart', 5);
    leave({ 5: 2 });
    const { respond, ofEarlyPress, intents } = aReplay();
    if (isOnline) await respond(0, noResponse());
    await waitFor(() => expect(ofEarlyPress.onPersisted).toHaveBeenCalledOnce());
    expect([intents.isWaiting(), persisted()]).toEqual([true, { 5: 2 }]);
  },
);

test('sends stored intents after the connection returns, and then shows a message', async () => {
  act(() => connectionChanged(false));
  leave({ 5: 2 });
  const { sent, respond, intents, onAccepted, onRefused } = aReplay();
  await waitFor(() => expect(intents.isWaiting()).toBe(true));
  expect(sent()).toEqual([]);
  act(() => connectionChanged(true));
  await respond(0);
  await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
  expect(intents.isWaiting()).toBe(false);
  expect(onRefused).not.toHaveBeenCalled();
});

test('drops and counts rejected intents and sends the others', async () => {
  act(() => connectionChanged(false));
  leave({ 5: 2, 6: 1 });
  const { respond, shown, onAccepted, onRefused } = aReplay();
  act(() => connectionChanged(true));
  await respond(0, refusal());
  await respond(1);
  await waitFor(() => expect(onRefused.mock.calls).toEqual([[1]]));
  expect(onAccepted).not.toHaveBeenCalled();
  expect(persisted()).toEqual({});
  await waitFor(() => expect(shown.size).toBe(0));
});

test.each([
  ['no response', noResponse()],
  ['429', new ApiError('too-many', { status: 429 })],
  ['503', new ApiError('server', { status: 503 })],
])('keeps all intents after %s and sends them again after a few seconds', async (_what, error) => {
  const pass = aClock();
  leave({ 5: 2, 6: 1 });
  const { sent, respond, intents, onAccepted, onRefused } = aReplay();
  await respond(0, error);
  await waitFor(() => expect(intents.isWaiting()).toBe(true));
  expect(sent()).toEqual([[5, 2]]);
  expect(persisted()).toEqual({ 5: 2, 6: 1 });
  pass();
  await respond(1);
  await respond(2);
  await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
  expect(onRefused).not.toHaveBeenCalled();
});

test('starts no second replay while one is in progress', async () => {
  const pass = aClock();
  leave({ 5: 2 });
  const { sent, respond, queryClient } = aReplay();
  await waitFor(() => expect(sent()).toHaveLength(1));
  pass();
  expect(queryClient.isMutating()).toBe(1);
  await respond(0);
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(sent()).toHaveLength(1);
});

test('shows the intents of another tab and keeps its own for the next page', async () => {
  const page = aPage();
  const { shown, intents, unmount } = aReplay(page);
  const stored = (key: string) =>
    act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));
  act(() => connectionChanged(false));
  leave({ 6: 1 });
  await stored('chorsu:other');
  expect(shown.size).toBe(0);
  await stored(name);
  expect([...shown]).toEqual([[6, 1]]);

  act(() => intents.started(two));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(persisted()).toEqual({ 5: 2, 6: 1 });
  unmount();
  leave({});
  await stored(name);
  expect(shown.size).toBe(2);
});

test('reads the cart again when Back restores a page from memory', async () => {
  const { queryClient, shown } = aReplay();
  const read = vi.spyOn(queryClient, 'invalidateQueries');
  const comeBack = (isKept: boolean) => {
    const event = Object.assign(new Event('pageshow'), { persisted: isKept });
    act(() => void window.dispatchEvent(event));
  };
  act(() => connectionChanged(false));
  leave({ 6: 1 });
  comeBack(false);
  expect([shown.size, read.mock.calls.length]).toEqual([0, 0]);
  comeBack(true);
  expect([...shown]).toEqual([[6, 1]]);
  expect(read.mock.calls).toEqual([[{ queryKey: ['cart'] }]]);
});

test('reads the cart again after changes in another tab, until the hook is unmounted', async () => {
  const opened: { name: string; closed: boolean; sent: unknown[]; onmessage?: unknown }[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      closed = false;
      sent: unknown[] = [];
      onmessage: unknown;
      constructor(readonly name: string) {
        opened.push(this);
      }
      postMessage(message: unknown) {
        this.sent.push(message);
      }
      close() {
        this.closed = true;
      }
    },
  );
  const { wrapper, queryClient } = aPage();
  const read = vi.spyOn(queryClient, 'invalidateQueries');
  notifyOtherTabs('cart');
  const { unmount } = renderHook(() => useTabSync(), { wrapper });
  const [channel] = opened;
  expect([opened.length, channel?.name]).toEqual([1, 'chorsu:changed']);
  notifyOtherTabs('liked');
  expect(channel?.sent).toEqual(['liked']);
  if (typeof channel?.onmessage === 'function') channel.onmessage({ data: 'cart' });
  expect(read.mock.calls).toEqual([[{ queryKey: ['cart'] }]]);
  unmount();
  expect(channel?.closed).toBe(true);
  notifyOtherTabs('cart');
  expect(channel?.sent).toEqual(['liked']);
  vi.unstubAllGlobals();
});

test('works without tab synchronization when the browser denies BroadcastChannel', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('denied', 'SecurityError');
      }
    },
  );
  const { wrapper } = aPage();
  const { unmount } = renderHook(() => useTabSync(), { wrapper });
  expect(() => notifyOtherTabs('cart')).not.toThrow();
  unmount();
  vi.unstubAllGlobals();
});
