import { expect, test } from 'vitest';
import { aPhone, aSignInShop, signedIn } from '@/tests/api/setup/sign-in-shop';

test.each([
  [{ first_name: 'Madina' }, 'Madina'],
  [{ first_name: 'Madina', last_name: 'Karimova' }, 'Madina Karimova'],
])('builds a full name from %j: %j', async (change, fullName) => {
  const shop = await aSignInShop();
  const token = await signedIn(shop);
  const { data } = await shop.send('PUT', '/user/user_settings', change, { token });
  expect(data.full_name).toBe(fullName);
});

// Requirements: S3-01, S3-02
test('returns and changes a customer’s settings (S7-11, S7-13)', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const token = await signedIn(shop, phone);
  const change = {
    first_name: ' Madina ',
    last_name: 'Karimova',
    gender: 'female',
    email: 'm@x.uz',
  };
  const put = await shop.send('PUT', '/user/user_settings', change, { token });
  const profile = {
    id: expect.any(Number),
    phone,
    first_name: 'Madina',
    last_name: 'Karimova',
    full_name: 'Madina Karimova',
    gender: 'female',
    email: 'm@x.uz',
  };
  expect(put).toMatchObject({ status: 200, data: profile });
  expect((await shop.send('GET', '/user/user_settings', undefined, { token })).data).toEqual(
    profile,
  );

  await shop.send(
    'PUT',
    '/user/user_settings',
    { first_name: 'M', gender: '', email: '' },
    { token },
  );
  const { data } = await shop.send('GET', '/user/user_settings', undefined, { token });
  expect(data).toMatchObject({ last_name: 'Karimova', gender: null, email: '' });
});

test('keeps a profile field that the request omits', async () => {
  const shop = await aSignInShop();
  const token = await signedIn(shop);
  const whole = { first_name: 'Madina', last_name: 'Karimova', gender: 'female', email: 'm@x.uz' };
  await shop.send('PUT', '/user/user_settings', whole, { token });
  const { data } = await shop.send('PUT', '/user/user_settings', { first_name: 'M' }, { token });
  expect(data).toMatchObject({ ...whole, first_name: 'M' });
});

test.each([
  ['an empty first name', { first_name: '' }, 'first_name'],
  ['a first name of 61 characters', { first_name: 'a'.repeat(61) }, 'first_name'],
  ['an invalid email address', { first_name: 'M', email: 'nonsense' }, 'email'],
  ['an unknown gender', { first_name: 'M', gender: 'other' }, 'gender'],
  ['no first name', { last_name: 'K' }, 'first_name'],
])('rejects a profile with %s and names the invalid field', async (_case, change, field) => {
  const shop = await aSignInShop();
  const token = await signedIn(shop);
  const { status, data } = await shop.send('PUT', '/user/user_settings', change, { token });
  expect(status).toBe(422);
  expect(data.fields).toHaveProperty(field);
});

test('ignores phone and id in a profile change', async () => {
  const shop = await aSignInShop();
  const phone = aPhone();
  const token = await signedIn(shop, phone);
  const { data: before } = await shop.send('GET', '/user/user_settings', undefined, { token });
  const hostile = { first_name: 'M', phone: '998900000000', id: 1, instalmentLimit: 1e12 };
  const { data } = await shop.send('PUT', '/user/user_settings', hostile, { token });
  expect(data).toMatchObject({ phone, id: before.id });
});

test('rejects a form field that contains a NUL character, without a server error', async () => {
  const shop = await aSignInShop();
  const token = await signedIn(shop);
  const body = new FormData();
  body.append('first_name', 'a\0b');
  const response = await shop.app.request('/api/v1/user/user_settings', {
    method: 'PUT',
    body,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(400);
});

test('accepts the typed characters \\u0000, which are not NUL', async () => {
  const shop = await aSignInShop();
  const token = await signedIn(shop);
  const put = (first_name: string) =>
    shop.send('PUT', '/user/user_settings', { first_name }, { token });
  expect((await put('a\\u0000b')).data).toMatchObject({ first_name: 'a\\u0000b' });
  expect((await put('a\\\\u0000b')).data).toMatchObject({ first_name: 'a\\\\u0000b' });
  expect((await put('a\0b')).status).toBe(400);
  expect((await put('a\\\0b')).status).toBe(400);
});
