import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SessionList } from '@/components/user/session-list';
import { currentToken, rehydrateAuth, signedIn, signedOut } from '@/stores/auth';
import { renderAt } from '@/tests/support/component/render';
import { aSignInApi, aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();
const times = { first_used: '2026-11-01T04:00:00Z', last_used: '2026-11-21T04:05:00Z' };
const here = { id: 1, browser: 'Chrome', system: 'Android', is_current: true, ...times };
const there = { id: 2, browser: 'Safari', system: 'iOS', is_current: false, ...times };
const nameless = { id: 3, browser: '', system: '', is_current: false, ...times };
const listOf = (...results: object[]) => ({ data: { results, count: results.length } });
const sessions = (...results: object[]) => ({ 'GET /user/session': listOf(...results) });

beforeEach(() => {
  act(rehydrateAuth);
  act(() => signedIn({ token: 'a-token', user: aUser }));
});
afterEach(() => {
  act(signedOut);
});

const findDialog = (text: string) => screen.findByRole('alertdialog', { name: text });
const endOf = (device: string) => ({ name: t('session.endOf', { device }) });

test('lists each device with its first and last use and marks the current device', async () => {
  aSignInApi(sessions(here, there, nameless));
  renderAt(<SessionList />);
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-label'))).toEqual([
    'Chrome, Android',
    'Safari, iOS',
    t('session.unknown'),
  ]);
  const [first, second] = items.map((item) => within(item));
  expect(first?.getByText(t('session.current'))).toBeDefined();
  expect(first?.queryByRole('button')).toBeNull();
  expect(second?.getByRole('button', endOf('Safari, iOS'))).toBeDefined();
  expect(second?.getByText(t('session.lastUsed', { time: '21.11.2026, 09:05' }))).toBeDefined();
  expect(second?.getByText(t('session.firstUsed', { time: '01.11.2026, 09:00' }))).toBeDefined();
});

test('reports that the customer has no other sessions', async () => {
  aSignInApi(sessions(here));
  renderAt(<SessionList />);
  expect(await screen.findByText(t('session.onlyHere'))).toBeDefined();
});

test('ends a session and removes it from the list only after "yes"', async () => {
  const api = aSignInApi({
    ...sessions(here, there),
    'DELETE /user/session/2': { data: null },
  });
  renderAt(<SessionList />);
  const end = await screen.findByRole('button', endOf('Safari, iOS'));
  await shopper.click(end);
  await findDialog(t('session.askEnd'));
  await shopper.click(screen.getByRole('button', { name: t('session.no') }));
  expect(api.called('DELETE /user/session/2')).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(end));

  await shopper.click(end);
  api.responses['GET /user/session'] = listOf(here);
  await shopper.click(screen.getByRole('button', { name: t('session.yes') }));
  expect(await screen.findByText(t('session.onlyHere'))).toBeDefined();
  expect(api.called('DELETE /user/session/2')).toHaveLength(1);
  expect(screen.queryByRole('button', endOf('Safari, iOS'))).toBeNull();
});

test('also clears the token of this browser when signing out everywhere', async () => {
  const api = aSignInApi({ ...sessions(here, there), 'DELETE /user/session': { data: null } });
  renderAt(<SessionList />);
  await shopper.click(await screen.findByRole('button', { name: t('session.endAll') }));
  await findDialog(t('session.askEndAll'));
  await shopper.click(screen.getByRole('button', { name: t('session.yes') }));
  await waitFor(() => expect(currentToken()).toBeNull());
  expect(api.called('DELETE /user/session').map(({ token }) => token)).toEqual(['Bearer a-token']);
});

test('opens the home page after signing out everywhere, without a step back (S4-18)', async () => {
  aSignInApi({ ...sessions(here, there), 'DELETE /user/session': { data: null } });
  const [assign, replace] = [vi.fn(), vi.fn()];
  const goBack = vi.spyOn(window.history, 'go').mockReturnValue();
  vi.stubGlobal('location', { ...window.location, pathname: '/user/profile', assign, replace });
  onTestFinished(() => void vi.unstubAllGlobals());
  renderAt(<SessionList />);
  await shopper.click(await screen.findByRole('button', { name: t('session.endAll') }));
  await findDialog(t('session.askEndAll'));
  await shopper.click(screen.getByRole('button', { name: t('session.yes') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([...assign.mock.calls, ...replace.mock.calls]).toEqual([['/']]);
  expect(goBack).not.toHaveBeenCalled();
});

test.each([429, 409])(
  'keeps the customer signed in when a sign-out everywhere is rejected (%i)',
  async (status) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    aSignInApi({
      ...sessions(here, there),
      'DELETE /user/session': { status, data: { status, detail: 'Yana 5 daqiqa kuting' } },
    });
    const view = renderAt(<SessionList />);
    await shopper.click(await screen.findByRole('button', { name: t('session.endAll') }));
    await shopper.click(screen.getByRole('button', { name: t('session.yes') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(currentToken()).toBe('a-token');
    view.unmount();
  },
);

test('offers a retry when the list does not load', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const api = aSignInApi({ 'GET /user/session': { status: 429, data: { detail: '' } } });
  renderAt(<SessionList />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(t('session.loadFailed'));
  api.responses['GET /user/session'] = listOf(here);
  await shopper.click(within(alert).getByRole('button', { name: t('actions.retry') }));
  expect(await screen.findByText('Chrome, Android')).toBeDefined();
});

test('shows nothing when the API has no endpoint for sessions', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const api = aSignInApi();
  const { container } = renderAt(<SessionList />);
  await waitFor(() => expect(api.called('GET /user/session')).toHaveLength(1));
  await waitFor(() => expect(container.textContent).toBe(''));
});
