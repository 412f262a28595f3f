import { expect, test } from 'vitest';
import { read, request } from '@/tests/api/setup/request';

test('the 14 regions of the country have _id and name (S7-27, S3-15)', async () => {
  const { envelope } = await request('/core/regions');
  const { results, count } = await read('geo.regions', '/core/regions');

  expect(count).toBe(14);
  expect(results).toHaveLength(14);
  expect(JSON.stringify(envelope.data)).toContain(`{"_id":${results[0]?.id},`);
  expect(JSON.stringify(envelope.data)).not.toContain('"id"');
});

test('a region lists only its own cities (S7-28, S3-15)', async () => {
  const regions = await read('geo.regions', '/core/regions');
  const all = await read('geo.cities', '/core/cities');
  const lists = await Promise.all(
    regions.results.map(({ id }) => read('geo.cities', `/core/cities?region=${id}`)),
  );

  expect(lists.every(({ count }) => count > 0)).toBe(true);
  const ids = lists.flatMap(({ results }) => results.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(all.results.map(({ id }) => id).toSorted());
});

test('a region states how many pickup points it has (B-56)', async () => {
  const { results } = await read('geo.regions', '/core/regions');
  const all = await read('geo.deliveryPoints', '/order/delivery-point');
  const counts = results.map(({ pickup_points: points = 0 }) => points);

  expect(counts.every((points) => points > 0)).toBe(true);
  expect(counts.reduce((sum, points) => sum + points)).toBe(all.count);
});

test('an unknown region has no cities', async () => {
  expect(await read('geo.cities', '/core/cities?region=9999')).toEqual({ results: [], count: 0 });
});

test('the pickup points of all cities together form the complete list (S7-29)', async () => {
  const all = await read('geo.deliveryPoints', '/order/delivery-point');
  const cities = await read('geo.cities', '/core/cities');
  const lists = await Promise.all(
    cities.results.map(({ id }) => read('geo.deliveryPoints', `/order/delivery-point?city=${id}`)),
  );

  const ids = lists.flatMap(({ results }) => results.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(all.results.map(({ id }) => id).toSorted());
  expect(lists.some(({ count }) => count === 0)).toBe(true);
});

test('a pickup point names a landmark in the requested language, if it has one (B-48)', async () => {
  const uz = await read('geo.deliveryPoints', '/order/delivery-point', { locale: 'uz' });
  const ru = await read('geo.deliveryPoints', '/order/delivery-point', { locale: 'ru' });

  expect(uz.results[0]?.landmark).toBe('Chorsu metro bekati');
  expect(ru.results[0]?.landmark).toBe('метро «Чорсу»');
  const without = uz.results.filter(({ landmark }) => !landmark);
  expect(without.length).toBeGreaterThan(0);
  expect(without.filter((point) => 'landmark' in point)).toEqual([]);
});

test('branches have coordinates, hours and a gallery (S3-35)', async () => {
  const { results } = await read('geo.branches', '/core/branch');

  expect(new Set(results.map(({ city }) => city)).size).toBeGreaterThan(3);
  for (const branch of results) {
    expect(branch.latitude).toBeGreaterThan(36);
    expect(branch.longitude).toBeGreaterThan(55);
    expect(branch.work_time).toMatch(/^\d\d:\d\d–\d\d:\d\d$/);
    expect(branch.images.length).toBeGreaterThan(0);
  }
});

test('places have names in the requested language (B-48)', async () => {
  const uz = await read('geo.regions', '/core/regions', { locale: 'uz' });
  const ru = await read('geo.regions', '/core/regions', { locale: 'ru' });

  expect(uz.results[0]?.name).toMatch(/^[\p{Script=Latin}\s\p{Lm}-]+$/u);
  expect(ru.results[0]?.name).toMatch(/\p{Script=Cyrillic}/u);
  expect(uz.results.map(({ id }) => id)).toEqual(ru.results.map(({ id }) => id));
});
