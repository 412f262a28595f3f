import { expect, test } from 'vitest';
import { branches } from '@/api/demo/seed/content/branches';
import {
  countryPoint,
  groupNearby,
  isCrowded,
  metersBetween,
} from '@/lib/domain/place/country-map';

test('places every branch on the map of the country (S2-91)', () => {
  for (const branch of branches) {
    const { left, top } = countryPoint(branch);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(100);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(100);
  }
});

test('maps west to the left and north to the top', () => {
  const [nukus, termez] = [
    countryPoint({ latitude: 42.46, longitude: 59.6 }),
    countryPoint({ latitude: 37.22, longitude: 67.28 }),
  ];
  expect(nukus.left).toBeLessThan(termez.left);
  expect(nukus.top).toBeLessThan(termez.top);
});

test('groups nearby branches under one pin without omitting any (S2-91)', () => {
  const groups = groupNearby(branches);
  expect(groups.flat()).toHaveLength(branches.length);
  expect(groups.map((group) => group.length)).toEqual([4, 1, 2, 3, 1, 1, 1, 1]);
});

test('keeps the pins of different groups at least 24 px apart on the narrowest phone', () => {
  const points = groupNearby(branches).flatMap(([first]) => (first ? [countryPoint(first)] : []));
  const [width, height] = [288, 191];
  for (const [index, one] of points.entries()) {
    for (const other of points.slice(index + 1)) {
      const [x, y] = [(one.left - other.left) * width, (one.top - other.top) * height];
      expect(Math.hypot(x, y) / 100).toBeGreaterThanOrEqual(24);
    }
  }
});

test('gives places that are one degree apart separate pins', () => {
  const place = (latitude: number) => ({ latitude, longitude: 65 });
  expect(groupNearby([place(40), place(41), place(41.5)]).map(({ length }) => length)).toEqual([
    1, 2,
  ]);
});

test('detects pins whose city name would cover another pin to the right', () => {
  const groups = groupNearby(branches).flatMap(([first]) => first ?? []);
  const crowded = groups.filter((one) => isCrowded(one, groups));
  expect(crowded.map(({ city }) => city.ru)).toEqual(['Бухара']);
});

test('measures distances between cities within 1 % of the great-circle distance', () => {
  const tashkent = { latitude: 41.3111, longitude: 69.2797 };
  for (const [city, meters] of [
    [{ latitude: 39.6542, longitude: 66.9597 }, 269_134],
    [{ latitude: 42.4619, longitude: 59.6166 }, 809_630],
  ] as const) {
    expect(Math.abs(metersBetween(tashkent, city) / meters - 1)).toBeLessThan(0.01);
  }
});
