import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BottomNav } from '@/components/layout/footer/bottom-nav';
import { AccountMenu } from '@/components/layout/header/account-menu';
import { ModalHost } from '@/components/layout/start/modal-host';
import { currentToasts } from '@/components/ui/feedback/toast';
import { newQueryClient } from '@/lib/client/query-client';
import { currentToken, signedOut } from '@/stores/auth';
import { signInClosed, signInRequested } from '@/stores/sign-in';
import { atPlace, renderAt } from '@/tests/support/component/render';
import { aSignInApi, aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  act(() => {
    signInClosed();
    signedOut();
  });
  vi.useRealTimers();
});

const phoneField = () => screen.getByRole<HTMLInputElement>('textbox', { name: t('signIn.phone') });
const firstBox = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('signIn.code') });
const boxes = () =>
  [1, 2, 3, 4, 5].map((number) =>
    screen.getByRole<HTMLInputElement>('textbox', {
      name: number === 1 ? t('signIn.code') : t('signIn.digitOf', { number, count: 5 }),
    }),
  );
const code = () =>
  boxes()
    .map(({ value }) => value || '_')
    .join('');
const press = (name: string) => shopper.click(screen.getByRole('button', { name }));
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function openModal() {
  const { router } = renderAt(
    <>
      <AccountMenu />
      <ModalHost />
    </>,
  );
  await press(t('account.signIn'));
  await screen.findByRole('dialog', { name: t('signIn.title') });
  return router;
}

async function comeToCode(phone = '901234567') {
  const router = await openModal();
  await shopper.type(phoneField(), phone);
  await press(t('signIn.getCode'));
  await firstBox();
  return router;
}

// Requirements: S2-46, S7-08
test('opens at the phone step and sends only the digits of the phone (S4-01, S5-13)', async () => {
  const api = aSignInApi();
  await openModal();
  expect(screen.queryByRole('textbox', { name: t('signIn.code') })).toBeNull();
  await shopper.type(phoneField(), '90 123 45 67');
  expect(phoneField().value).toBe('+998 90 123-45-67');

  await press(t('signIn.getCode'));
  await firstBox();
  expect(api.called('POST /user/send-code').map(({ fields }) => fields)).toEqual([
    { phone: '998901234567' },
  ]);
  expect(currentToasts().at(-1)?.text).toBe('Kod yuborildi');
  expect(boxes()).toHaveLength(5);
});

test.each([
  ['', t('validation.noPhone')],
  ['9012', t('validation.phone')],
])(
  'requests no code and shows an error for the incomplete number %j (S5-18)',
  async (typed, expected) => {
    const api = aSignInApi();
    await openModal();
    if (typed) await shopper.type(phoneField(), typed);
    await press(t('signIn.getCode'));

    expect((await screen.findByRole('alert')).textContent).toBe(expected);
    expect(phoneField().getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
    expect(api.called('POST /user/send-code')).toEqual([]);
  },
);

// Requirements: D-04
test.each([
  ['HTTP 429 and data.status 429', { status: 429, data: { status: 429, detail: 'Kuting' } }],
  ['only HTTP 429', { status: 429, data: { detail: 'Kuting' } }],
  ['only data.status 429', { status: 200, data: { status: 429, detail: 'Kuting' } }],
])(
  'stays at the phone step and shows the reason below the field: %s (S8-01, S8-02)',
  async (_, response) => {
    aSignInApi({ 'POST /user/send-code': response });
    await openModal();
    await shopper.type(phoneField(), '901234567');
    await press(t('signIn.getCode'));

    expect((await screen.findByRole('alert')).textContent).toBe('Kuting');
    expect(phoneField().getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
    expect(screen.queryByRole('textbox', { name: t('signIn.code') })).toBeNull();
  },
);

test('shows an error and stays open when the shop cannot send an SMS (S8-02)', async () => {
  const data = { detail: 'SMS yubora olmaymiz', code: 'sms_unavailable' };
  aSignInApi({ 'POST /user/send-code': { status: 503, data } });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(atPlace(<ModalHost />, {}, undefined, newQueryClient()));
  act(() => signInRequested());
  await screen.findByRole('dialog', { name: t('signIn.title') });
  await shopper.type(phoneField(), '901234567');
  await press(t('signIn.getCode'));

  expect((await screen.findByRole('alert')).textContent).toBe(data.detail);
  expect(window.location.pathname).not.toBe('/offline');
});

// Requirements: S4-03, S4-06, S7-09
test('entering the fifth digit signs in and opens the orders page (S4-05, S4-10)', async () => {
  const api = aSignInApi();
  const router = await comeToCode();
  await shopper.keyboard('12345');

  await waitFor(() =>
    expect(router.replace).toHaveBeenCalledWith('/user/orders', { scroll: true }),
  );
  expect(api.called('POST /user/sign-in').map(({ fields }) => fields)).toEqual([
    { phone: '998901234567', code: '12345' },
  ]);
  expect(currentToken()).toBe('a-token');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: t('account.cabinet') })).toBeDefined();
});

test.each(['12345', '12 345'])('sends the pasted code "%s" only once (S5-14)', async (pasted) => {
  const api = aSignInApi();
  await comeToCode();
  await shopper.paste(pasted);
  await waitFor(() => expect(api.called('POST /user/sign-in')).toHaveLength(1));
});

test('moves back one box on Backspace and does not send four digits (S4-04, S5-14)', async () => {
  const api = aSignInApi();
  await comeToCode();
  await shopper.keyboard('1234');
  expect(document.activeElement).toBe(boxes()[4]);
  await shopper.keyboard('{Backspace}');
  expect(document.activeElement).toBe(boxes()[3]);
  expect(code()).toBe('123__');
  await press(t('signIn.enter'));
  expect(screen.getByRole('alert').textContent).toBe(t('validation.code'));
  expect(api.called('POST /user/sign-in')).toEqual([]);
});

test('shows "enter the code" for an empty code (S5-19)', async () => {
  const api = aSignInApi();
  await comeToCode();
  await press(t('signIn.enter'));
  expect(screen.getByRole('alert').textContent).toBe(t('validation.code'));
  expect(api.called('POST /user/sign-in')).toEqual([]);
});

test('a wrong code empties the code boxes and shows an error below them (S4-06, D-21)', async () => {
  const api = aSignInApi({
    'POST /user/sign-in': { status: 422, data: { detail: 'Kod notoʻgʻri', fields: {} } },
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  const router = await comeToCode();
  await shopper.keyboard('11111');

  expect((await screen.findByRole('alert')).textContent).toBe('Kod notoʻgʻri');
  expect(code()).toBe('_____');
  expect(document.activeElement).toBe(boxes()[0]);
  expect(router.push).not.toHaveBeenCalled();

  await shopper.keyboard('22222');
  await waitFor(() => expect(api.called('POST /user/sign-in')).toHaveLength(2));
});

test.each([
  ['no token', { data: { user: aUser } }],
  ['no user', { data: { token: 'a-token' } }],
])('does not sign in when the response contains %s (S4-06, S6-04)', async (_, response) => {
  aSignInApi({ 'POST /user/sign-in': response });
  const router = await comeToCode();
  await shopper.keyboard('12345');
  await screen.findByRole('alert');
  expect(currentToken()).toBeNull();
  expect(router.push).not.toHaveBeenCalled();
});

// Requirements: S4-07, S9-02
test('disables the code boxes and offers a new code after 120 s (S4-08, S4-09)', async () => {
  const api = aSignInApi();
  await comeToCode();
  const timer = (time: string) => screen.queryAllByText(t('signIn.newCodeIn', { time }))[0];
  expect(timer('2:00')).toBeDefined();
  vi.setTimerTickMode('manual');
  await pass(1.3);
  expect(timer('1:59')).toBeDefined();
  await pass(110);
  expect(timer('0:09')).toBeDefined();
  await pass(8);
  expect(boxes().some(({ disabled }) => disabled)).toBe(false);
  await pass(1.5);

  expect(boxes().every(({ disabled }) => disabled)).toBe(true);
  expect(screen.getByRole('button', { name: t('signIn.enter') })).toHaveProperty('disabled', true);
  vi.setTimerTickMode('interval');
  await press(t('signIn.getCode'));
  await waitFor(() => expect(timer('2:00')).toBeDefined());
  expect(api.called('POST /user/send-code')).toHaveLength(2);
  expect(boxes().some(({ disabled }) => disabled)).toBe(false);
  expect(document.activeElement).toBe(boxes()[0]);
});

test('shows the reason and keeps the boxes disabled if a new code is rejected (S8-02)', async () => {
  const api = aSignInApi();
  await comeToCode();
  await pass(121);
  api.responses['POST /user/send-code'] = { status: 429, data: { status: 429, detail: 'Kuting' } };
  await press(t('signIn.getCode'));
  expect((await screen.findByRole('alert')).textContent).toBe('Kuting');
  expect(boxes().every(({ disabled }) => disabled)).toBe(true);
});

test('closing discards the phone, code, step and target page (S4-13, S4-14)', async () => {
  aSignInApi();
  const router = await comeToCode();
  await shopper.keyboard('123');
  await press(t('actions.close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  act(() => signInRequested({ to: '/user/address' }));
  await screen.findByRole('dialog', { name: t('signIn.title') });
  await shopper.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await press(t('account.signIn'));
  await screen.findByRole('dialog', { name: t('signIn.title') });
  expect(phoneField().value.replace('+998 ', '')).toBe('');
  await shopper.type(phoneField(), '901234567');
  await press(t('signIn.getCode'));
  await firstBox();
  expect(code()).toBe('_____');
  await shopper.keyboard('12345');
  await waitFor(() =>
    expect(router.replace).toHaveBeenCalledWith('/user/orders', { scroll: true }),
  );
});

test('does not navigate after a sign-in from the cart (S4-11)', async () => {
  aSignInApi();
  const router = await openModal();
  act(() => signInRequested({ from: 'cart' }));
  await screen.findByRole('dialog', { name: t('signIn.title') });
  await shopper.type(phoneField(), '901234567');
  await press(t('signIn.getCode'));
  await firstBox();
  await shopper.keyboard('12345');
  await waitFor(() => expect(currentToken()).toBe('a-token'));
  expect(router.replace).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
});

test('keeps the entered phone number when the shopper goes back to change it', async () => {
  aSignInApi();
  await comeToCode();
  await press(t('signIn.changePhone'));
  expect(phoneField().value).toBe('+998 90 123-45-67');
});

test('reuses the pending code for the same phone and requests a code for another phone', async () => {
  const api = aSignInApi();
  const requests = () => api.called('POST /user/send-code').map(({ fields }) => fields.phone);
  await comeToCode();
  await press(t('signIn.changePhone'));
  await press(t('signIn.getCode'));
  expect(document.activeElement).toBe(await firstBox());
  expect(requests()).toEqual(['998901234567']);

  await press(t('signIn.changePhone'));
  await shopper.clear(phoneField());
  await shopper.type(phoneField(), '901234568{Enter}');
  await firstBox();
  expect(requests()).toEqual(['998901234567', '998901234568']);
});

test('signs in from the bottom navigation and then links to the account there (S2-49)', async () => {
  aSignInApi();
  renderAt(
    <>
      <BottomNav />
      <ModalHost />
    </>,
  );
  await press(t('account.signIn'));
  await screen.findByRole('dialog', { name: t('signIn.title') });
  await shopper.type(phoneField(), '901234567{Enter}');
  await firstBox();
  await shopper.keyboard('12345');
  const link = await screen.findByRole('link', { name: t('account.cabinet') });
  expect(link.getAttribute('href')).toBe('/user');
});
