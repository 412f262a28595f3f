import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { RegionFields } from '@/components/geo/region-fields';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const names = {
  regions: [
    { id: 1, uz: 'Toshkent shahri', ru: 'Ташкент' },
    { id: 2, uz: 'Jizzax viloyati', ru: 'Джизакская область' },
  ],
  cities: [
    { id: 11, uz: 'Chilonzor tumani', ru: 'Чиланзарский район' },
    { id: 12, uz: 'Yunusobod tumani', ru: 'Юнусабадский район' },
  ],
};

/** Stubs a shop whose districts arrive when `deliver` is called. */
function aSlowShop() {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname } = new URL(input, 'http://localhost');
    const isRussian = new Headers(init.headers).get('accept-language') === 'ru';
    const kind = pathname.endsWith('/core/regions') ? 'regions' : 'cities';
    if (kind === 'cities') await delivered;
    const results = names[kind].map(({ id, uz, ru }) => ({ id, name: isRussian ? ru : uz }));
    return Response.json({ status: true, data: { results, count: 2 }, message: null });
  });
  return { deliver };
}

function Fields({ loadsOnFocus = false }) {
  const [region, setRegion] = useState('');
  const [district, setDistrict] = useState('');
  const field = { onBlur: () => {}, ref: null };
  return (
    <RegionFields
      loadsOnFocus={loadsOnFocus}
      region={{ ...field, name: 'region', value: region, onChange: setRegion }}
      district={{ ...field, name: 'district', value: district, onChange: setDistrict }}
    />
  );
}

const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const shown = (name: string) => list(name).selectedOptions[0]?.text;

/** Fills the text field that has this `autocomplete` value, as a browser does. */
function fill(kind: string, value: string) {
  const field = document.querySelector(`input[autocomplete="${kind}"]`);
  if (!field) throw new Error(`no field accepts ${kind}`);
  fireEvent.change(field, { target: { value } });
}

test('selects the district when its list arrives after autofill', async () => {
  const { deliver } = aSlowShop();
  renderAt(<Fields />);
  await screen.findByRole('option', { name: 'Toshkent shahri' });
  fill('address-level1', 'Tashkent');
  fill('address-level2', 'Чиланзар');
  await waitFor(() => expect(shown(t('geo.region'))).toBe('Toshkent shahri'));
  deliver();
  await waitFor(() => expect(shown(t('geo.district'))).toBe('Chilonzor tumani'));
});

test('selects a region by its Russian name when autofill precedes the lists', async () => {
  aSlowShop();
  renderAt(<Fields loadsOnFocus />);
  fill('address-level1', 'Джизак');
  await waitFor(() => expect(shown(t('geo.region'))).toBe('Jizzax viloyati'));
});

test("keeps the shopper's selection after autofill", async () => {
  const { deliver } = aSlowShop();
  renderAt(<Fields />);
  await screen.findByRole('option', { name: 'Toshkent shahri' });
  fill('address-level1', 'Tashkent');
  fill('address-level2', 'Chilanzar');
  deliver();
  await waitFor(() => expect(shown(t('geo.district'))).toBe('Chilonzor tumani'));
  await userEvent.selectOptions(list(t('geo.district')), '');
  await userEvent.selectOptions(list(t('geo.region')), 'Jizzax viloyati');
  await screen.findByRole('option', { name: 'Yunusobod tumani' });
  expect(shown(t('geo.district'))).toBe(t('geo.chooseDistrict'));
});
