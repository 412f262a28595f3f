import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { AddressView } from '@/components/address/address-view';
import { RequireAuth } from '@/components/auth/require-auth';
import { AccountFrame } from '@/components/user/account-frame';
import { ProfileView } from '@/components/user/profile-view';
import { rehydrateAuth, signedIn, signedOut } from '@/stores/auth';
import { signInClosed } from '@/stores/sign-in';
import { renderAt } from '@/tests/support/component/render';
import { aSignInApi, aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup();

afterEach(() => {
  act(() => {
    signedOut();
    signInClosed();
  });
});

const anAddress = {
  id: 5,
  region: 1,
  district: 2,
  city: 2,
  house: 'Navoiy 1',
  entrance: '',
  floor: '',
  flat: '',
  intercom_code: '',
  comment: '',
  text: 'Toshkent shahri, Chilonzor tumani, Navoiy 1',
};
const places = { results: [{ id: 1, name: 'Toshkent shahri' }], count: 1 };
const districts = { results: [{ id: 2, name: 'Chilonzor tumani' }], count: 1 };
const book = (...results: object[]) => ({ data: { results, count: results.length } });
const geo = { 'GET /core/regions': { data: places }, 'GET /core/cities': { data: districts } };

test('shows guests no data, sends no request and offers to sign in (S6-06, D-21)', () => {
  const api = aSignInApi();
  act(rehydrateAuth);
  renderAt(<RequireAuth waiting="waiting">hers</RequireAuth>, { url: '/user/profile' });
  expect(screen.queryByText('hers')).toBeNull();
  expect(screen.getByRole('button', { name: t('account.required.signIn') })).toBeDefined();
  expect(api.calls).toEqual([]);

  act(() => signedIn({ token: 'a-token', user: aUser }));
  expect(screen.getByText('hers')).toBeDefined();
});

test('marks the current page and shows the number of active orders in the menu (S2-86)', async () => {
  aSignInApi({
    'GET /order/order': { data: { results: [], count: 0, active: 2, completed: 14 } },
  });
  act(rehydrateAuth);
  act(() => signedIn({ token: 'a-token', user: aUser }));
  renderAt(<AccountFrame>page</AccountFrame>, { url: '/user/orders' });

  const orders = screen.getByRole('link', { name: new RegExp(t('account.orders')) });
  expect(orders.getAttribute('aria-current')).toBe('page');
  await waitFor(() => expect(orders.textContent).toBe(`${t('account.orders')}2`));
});

test('reports an invalid email and a missing name and sends nothing (S5-15, S5-17)', async () => {
  const api = aSignInApi();
  renderAt(<ProfileView />);
  const name = await screen.findByRole('textbox', { name: t('profile.firstName') });
  await shopper.clear(name);
  await shopper.type(screen.getByRole('textbox', { name: /pochta/ }), 'madina@');
  await shopper.click(screen.getByRole('button', { name: t('profile.save') }));

  const messages = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(messages).toEqual([t('validation.required'), t('validation.email')]);
  expect(document.activeElement).toBe(name);
  expect(api.called('PUT /user/user_settings')).toEqual([]);
});

test('sends the profile as form data (S7-13)', async () => {
  const api = aSignInApi({
    'PUT /user/user_settings': { data: { ...aUser, first_name: 'Malika' } },
  });
  renderAt(<ProfileView />);
  const name = await screen.findByRole('textbox', { name: t('profile.firstName') });
  await shopper.clear(name);
  await shopper.type(name, 'Malika');
  await shopper.click(screen.getByRole('button', { name: t('profile.save') }));
  await waitFor(() =>
    expect(api.called('PUT /user/user_settings').map(({ fields }) => fields)).toEqual([
      { first_name: 'Malika', last_name: 'Karimova', gender: 'female', email: '' },
    ]),
  );
});

test('shows an address’s street and house once, above the region and district', async () => {
  aSignInApi({ 'GET /order/address': book(anAddress) });
  renderAt(<AddressView />);
  const card = await screen.findByRole('listitem', { name: anAddress.house });
  expect(card.textContent).toBe('Navoiy 1Toshkent shahri, Chilonzor tumani');
});

// Requirements: S2-87
test('deletes an address only after "yes" (S5-24, S7-17)', async () => {
  const api = aSignInApi({
    'GET /order/address': book(anAddress),
    'DELETE /order/address/5': { data: null },
  });
  renderAt(<AddressView />);
  const remove = await screen.findByRole('button', {
    name: t('address.removeOf', { address: anAddress.house }),
  });
  await shopper.click(remove);
  await shopper.click(screen.getByRole('button', { name: t('address.removeNo') }));
  expect(api.called('DELETE /order/address/5')).toEqual([]);

  await shopper.click(remove);
  api.responses['GET /order/address'] = book();
  await shopper.click(screen.getByRole('button', { name: t('address.removeYes') }));
  expect(await screen.findByText(t('address.empty.title'))).toBeDefined();
  expect(api.called('DELETE /order/address/5')).toHaveLength(1);
});

test('sends a changed address as form data with its id in the path (S7-16)', async () => {
  const api = aSignInApi({
    ...geo,
    'GET /order/address': book(anAddress),
    'PUT /order/address/5': { data: anAddress },
  });
  renderAt(<AddressView />);
  const change = { name: t('address.changeOf', { address: anAddress.house }) };
  await shopper.click(await screen.findByRole('button', change));
  const flat = await screen.findByRole('textbox', { name: t('address.flat') });
  await shopper.type(flat, '17');
  await shopper.click(screen.getByRole('button', { name: t('address.save') }));

  await waitFor(() => expect(api.called('PUT /order/address/5')).toHaveLength(1));
  expect(api.called('PUT /order/address/5')[0]?.fields).toMatchObject({
    region: '1',
    district: '2',
    house: 'Navoiy 1',
    flat: '17',
  });
});
