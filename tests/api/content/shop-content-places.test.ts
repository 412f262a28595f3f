import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { applyContent } from '@/api/operator/contents';
import { carryOut } from '@/api/operator/operator';
import { API_BASE } from '@/lib/constants';
import { aContentShop, t } from '@/tests/api/setup/content';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { operatorOf } from '@/tests/api/setup/operator';
import { checkoutOf, TASHKENT } from '@/tests/api/setup/order';

const content = aContentShop();
const { aFile, done, faultsOf, folder, get, print, section } = content;

test('a pickup point keeps its id, and cannot be removed while an order uses it', async () => {
  const [point, ...others] = await section('pickup_points');
  const { headers } = await aCustomer({}, content.shop);
  const goods = await aProduct({}, content.shop);
  await content.shop.ports.catalog.reread();
  const delivery = { type: 'pickup', point: point?.id } as const;
  const placed = await content.shop.app.request(`${API_BASE}/order/order`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...checkoutOf([goods]), delivery }),
  });
  const { id } = (await placed.json()).data;

  const moved = { ...point, address: t('Yangi koʻcha, 1', 'Новая улица, 1'), id: undefined };
  expect(await done({ pickup_points: [moved, ...others] })).toEqual({
    pickup_points: [0, 1, 0, 0],
  });
  const ordered = await get(`/order/order/${id}`, headers);
  expect(ordered.point).toMatchObject({ id: point?.id, address: 'Yangi koʻcha, 1' });

  expect(await faultsOf({ pickup_points: others })).toEqual([
    `pickup_points: ${point?.name.uz} (id ${point?.id}) cannot be removed: open orders use it: ${id}`,
  ]);
  await carryOut(content.shop.ports, 'moveOrder', { id, to: 'canceled' });
  expect(await done({ pickup_points: others })).toEqual({ pickup_points: [0, 0, 1, 0] });
  const past = await get(`/order/order/${id}`, headers);
  expect(past).toMatchObject({ place: ordered.place, point: null });
  expect(await faultsOf({ pickup_points: [{ ...moved, district: 'Atlantida' }] })).toEqual([
    `pickup_points[0].district: there is no Atlantida in ${point?.region}`,
  ]);
});

test('an order that arrives between the dry run and the change keeps its pickup point', async () => {
  const [point, ...others] = await section('pickup_points');
  const goods = await aProduct({}, content.shop);
  const { headers } = await aCustomer({}, content.shop);
  await content.shop.ports.catalog.reread();
  await sharp({ create: { width: 9, height: 9, channels: 3, background: '#00a' } })
    .png()
    .toFile(join(folder, 'late.png'));
  const place = async () => {
    const delivery = { type: 'pickup', point: point?.id } as const;
    await content.shop.app.request(`${API_BASE}/order/order`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...checkoutOf([goods]), delivery }),
    });
  };
  const before = await print();
  const media = { ...content.shop.ports.media };
  media.write = async (...given) => {
    await place();
    await content.shop.ports.media.write(...given);
  };
  const file = aFile({ pickup_points: others, partners: [{ name: 'Kech', image: 'late.png' }] });
  const { faults } = await applyContent(operatorOf({ ...content.shop.ports, media }), {
    file,
    dryRun: false,
  });
  expect(faults).toEqual([expect.stringMatching(/ cannot be removed: open orders use it: \d+$/)]);
  expect(await print()).toEqual(before);
});

test('a region’s delivery terms can be set, and a city in use cannot be removed', async () => {
  const regions = await section('regions');
  const { headers } = await aCustomer({}, content.shop);
  await content.shop.app.request(`${API_BASE}/order/address`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...TASHKENT, house: 'Katta koʻcha, 1' }),
  });
  const [tashkent, ...others] = regions;
  const priced = { ...tashkent, courier_price: 19_000, courier_days: 0, cities: undefined };
  expect(await done({ regions: [priced, ...others] })).toEqual({ regions: [0, 1, 0, 0] });
  const { results } = await get('/core/regions');
  expect(results[0]).toMatchObject({ _id: 1726, courier_price: 19_000, courier_days: 0 });

  const faults = await faultsOf({ regions: others });
  expect(faults).toContainEqual(
    expect.stringMatching(
      /^regions: Chilonzor tumani cannot be removed: customer addresses use it \(1\)/,
    ),
  );
  expect(faults).toContainEqual(
    expect.stringMatching(/cannot be removed: pickup points use it \(\d+\)$/),
  );
  const newRegion = { name: t('Yangi viloyat'), courier_price: 1, courier_days: 1, pickup_days: 1 };
  expect(await faultsOf({ regions: [...regions, newRegion] })).toEqual([
    `regions[${regions.length}].cities: is missing`,
  ]);
});
