import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
// Preloads a module that components import on demand, because its first import is slow.
import '@/components/product/actions/restock-dialog';
import { RestockAlert } from '@/components/product/actions/restock-alert';
import { signedIn, signedOut } from '@/stores/auth';
import { renderAt } from '@/tests/support/component/render';
import { aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup({ delay: null });
const button = (name: string) => screen.findByRole('button', { name });

/** Renders the alert control with a stubbed shop. Returns the writes that the shop receives. */
function open() {
  let waiting: object[] = [];
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    if (method !== 'GET') requests.push(`${method} ${init.body ?? input}`);
    if (method === 'POST') waiting = [{ sub_product: 72, phone: '998901234567' }];
    if (method === 'DELETE') waiting = [];
    const list = { results: waiting, count: waiting.length };
    const data = { GET: list, POST: waiting[0], DELETE: null }[method];
    return Response.json({ status: true, data, message: null });
  });
  renderAt(<RestockAlert subProduct={72} />);
  return requests;
}

afterEach(() => {
  act(signedOut);
});

test('lets a guest request an alert for a phone number and remove it', async () => {
  const requests = open();
  await shopper.click(await button(t('restock.ask')));
  await shopper.click(await button(t('restock.send')));
  expect(requests).toEqual([]);

  await shopper.type(await screen.findByRole('textbox', { name: t('restock.phone') }), '901234567');
  await shopper.click(await button(t('restock.send')));
  const withdraw = await button(t('restock.withdraw'));
  expect(requests).toEqual(['POST {"sub_product":72,"phone":"998901234567"}']);
  expect(screen.getByRole('status').textContent).toContain('+998 90 123-45-67');

  await shopper.click(withdraw);
  expect(await button(t('restock.ask'))).toBeDefined();
  expect(requests.at(-1)).toContain('/catalog/restock/72');
});

test('requests an alert for a signed-in customer with one press', async () => {
  act(() => signedIn({ user: aUser, token: 'a-token' }));
  const requests = open();
  await shopper.click(await button(t('restock.ask')));
  expect(await button(t('restock.withdraw'))).toBeDefined();
  expect(requests).toEqual(['POST {"sub_product":72}']);
});
