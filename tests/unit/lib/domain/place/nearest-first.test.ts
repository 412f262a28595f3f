import { expect, test } from 'vitest';
import { nearestFirst } from '@/lib/domain/place/country-map';

const start = { latitude: 41, longitude: 69.2 };
const near = { latitude: 41, longitude: 69.3 };
const far = { latitude: 41, longitude: 66.9 };

test('sorts places by distance from a point, or keeps their order without one', () => {
  expect(nearestFirst([far, near, start], start)).toEqual([start, near, far]);
  expect(nearestFirst([far, near], undefined)).toEqual([far, near]);
});

test('compares distances in meters in the south, where longitude degrees are longer', () => {
  const termez = { latitude: 37.22, longitude: 67.28 };
  const east = { latitude: 37.22, longitude: 67.306 };
  const north = { latitude: 37.2401, longitude: 67.28 };
  expect(nearestFirst([east, north], termez)).toEqual([north, east]);
});
