import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { AddressChoice } from '@/components/checkout/delivery/address-choice';
import { useNewCheckoutForm } from '@/components/checkout/use-checkout-form';
import { checkoutDraftCleared } from '@/stores/checkout-draft';
import { renderAt } from '@/tests/support/component/render';
import { aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';

const parts = { entrance: '', floor: '', flat: '', intercom_code: '', comment: '' };
const anAddress = (id: number, city: number, text: string) => ({
  id,
  region: 1,
  district: city,
  city,
  house: text,
  text,
  ...parts,
});
const saved = [anAddress(5, 11, 'Chilonzor, Navoiy 1'), anAddress(6, 12, 'Yunusobod, Bobur 2')];
const cities = [
  { id: 11, name: 'Chilonzor' },
  { id: 12, name: 'Yunusobod' },
];
const list = (results: object[]) =>
  Response.json({ status: true, data: { results, count: results.length }, message: null });

/** Stubs a shop with this address book. Returns the `city` parameter of each address request. */
function aShop(book: typeof saved) {
  const requests: (string | null)[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname, searchParams } = new URL(input, 'http://localhost');
    if (pathname.endsWith('/core/regions')) return list([{ id: 1, name: 'Toshkent' }]);
    if (pathname.endsWith('/core/cities')) return list(cities);
    const city = searchParams.get('city');
    requests.push(city);
    return list(book.filter((address) => city === null || String(address.city) === city));
  });
  return requests;
}

function Page() {
  const form = useNewCheckoutForm(aUser);
  return (
    <FormProvider {...form}>
      <AddressChoice />
    </FormProvider>
  );
}

const chosen = async (label: string, option: string) => {
  const field = await screen.findByRole('combobox', { name: label });
  await screen.findByRole('option', { name: option });
  await userEvent.selectOptions(field, option);
};
async function chooseYunusobod() {
  await chosen(t('geo.region'), 'Toshkent');
  await chosen(t('geo.district'), 'Yunusobod');
}

beforeEach(() => checkoutDraftCleared());

test('offers saved addresses in the city selected for a new address (S7-14)', async () => {
  const requests = aShop(saved);
  renderAt(<Page />);
  await userEvent.click(
    await screen.findByRole('radio', { name: t('checkout.delivery.newAddress') }),
  );
  await chooseYunusobod();

  const offered = within(screen.getByRole('status'));
  await userEvent.click(await offered.findByRole('button', { name: 'Yunusobod, Bobur 2' }));
  expect(requests.filter(Boolean)).toEqual(['12']);
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'Yunusobod, Bobur 2' });
  expect([radio.checked, document.activeElement]).toEqual([true, radio]);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('keeps the saved addresses of other cities in the list (S7-14)', async () => {
  aShop(saved);
  renderAt(<Page />);
  await userEvent.click(
    await screen.findByRole('radio', { name: t('checkout.delivery.newAddress') }),
  );
  await chooseYunusobod();
  await waitFor(() => expect(within(screen.getByRole('status')).getByRole('button')).toBeDefined());
  expect(screen.getByRole('radio', { name: 'Chilonzor, Navoiy 1' })).toBeDefined();
});

test('requests no addresses for a city if none are saved', async () => {
  const requests = aShop([]);
  renderAt(<Page />);
  await waitFor(() => expect(requests).toContain(null));
  await chooseYunusobod();
  expect(requests.filter(Boolean)).toEqual([]);
});
