import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SizeTableLink } from '@/components/product/actions/size-table-link';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const PATH = '/info/menu/olchamlar-poyabzal-12';
const TABLE = '<h2>Poyabzal</h2><table><tbody><tr><td>38</td><td>24,5</td></tr></tbody></table>';

/** Stubs a shop with this page text; with `null`, every request fails. Returns requested paths. */
function theShopHas(text: string | null) {
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    paths.push(new URL(String(input), 'http://localhost').pathname);
    if (text === null) throw new TypeError('fetch failed');
    const page = { id: 12, slug: 'olchamlar-poyabzal-12', title: 'Poyabzal', text };
    const data = { ...page, updated_at: '2026-11-20T00:00:00.000Z' };
    return Response.json({ status: true, data, message: null });
  });
  return paths;
}

const link = () => screen.getByRole('link', { name: t('product.sizeTable') });

test('opens the size table in a dialog and returns the focus to its link', async () => {
  const paths = theShopHas(TABLE);
  renderAt(<SizeTableLink path={PATH} />);
  expect(link().getAttribute('href')).toBe(PATH);
  await userEvent.click(link());

  const dialog = within(await screen.findByRole('dialog', { name: 'Poyabzal' }));
  expect(dialog.getByRole('cell', { name: '24,5' })).toBeDefined();
  expect(paths).toEqual(['/api/v1/menu/detail/12']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(link());
});

test('removes scripts and event handlers from the size table', async () => {
  theShopHas(`${TABLE}<script>pwned()</script><p onclick="pwned()">Oʻlchang</p>`);
  renderAt(<SizeTableLink path={PATH} />);
  await userEvent.click(link());
  await screen.findByText('Oʻlchang');
  expect(screen.getByRole('dialog').querySelector('script, [onclick]')).toBeNull();
});

test('offers a retry when the table cannot be loaded', async () => {
  theShopHas(null);
  renderAt(<SizeTableLink path={PATH} />);
  await userEvent.click(link());
  const retry = await screen.findByRole('button', { name: t('actions.retry') });
  theShopHas(TABLE);
  await userEvent.click(retry);
  expect(await screen.findByRole('cell', { name: '24,5' })).toBeDefined();
});
