import { expect, test } from 'vitest';
import { branches } from '@/api/demo/seed/content/branches';
import { countryPoint, isCrowded, neighbours } from '@/lib/domain/place/country-map';

test('every branch has its place on the picture of the country (S2-91)', () => {
  for (const branch of branches) {
    const { left, top } = countryPoint(branch);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(100);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(100);
  }
});

test('west is left and north is up', () => {
  const [nukus, termez] = [
    countryPoint({ latitude: 42.46, longitude: 59.6 }),
    countryPoint({ latitude: 37.22, longitude: 67.28 }),
  ];
  expect(nukus.left).toBeLessThan(termez.left);
  expect(nukus.top).toBeLessThan(termez.top);
});

test('near branches share a pin, and none is lost (S2-91)', () => {
  const groups = neighbours(branches);
  expect(groups.flat()).toHaveLength(branches.length);
  expect(groups.map((group) => group.length)).toEqual([4, 1, 2, 3, 1, 1, 1, 1]);
});

test('on the narrowest phone the pins of two groups lie at least 24 px apart', () => {
  const points = neighbours(branches).flatMap(([first]) => (first ? [countryPoint(first)] : []));
  const [width, height] = [288, 191];
  for (const [index, one] of points.entries()) {
    for (const other of points.slice(index + 1)) {
      const [x, y] = [(one.left - other.left) * width, (one.top - other.top) * height];
      expect(Math.hypot(x, y) / 100).toBeGreaterThanOrEqual(24);
    }
  }
});

test('places a degree apart have pins of their own', () => {
  const place = (latitude: number) => ({ latitude, longitude: 65 });
  expect(neighbours([place(40), place(41), place(41.5)]).map(({ length }) => length)).toEqual([
    1, 2,
  ]);
});

test('the name of a city stands left of its pin where another pin is on the right', () => {
  const groups = neighbours(branches).flatMap(([first]) => first ?? []);
  const crowded = groups.filter((one) => isCrowded(one, groups));
  expect(crowded.map(({ city }) => city.ru)).toEqual(['Бухара']);
});
