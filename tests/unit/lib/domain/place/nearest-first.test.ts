import { expect, test } from 'vitest';
import { nearestFirst } from '@/lib/domain/place/country-map';

const start = { latitude: 41, longitude: 69.2 };
const near = { latitude: 41, longitude: 69.3 };
const far = { latitude: 41, longitude: 66.9 };

test('sorts places by distance from a point, or keeps their order without one', () => {
  expect(nearestFirst([far, near, start], start)).toEqual([start, near, far]);
  expect(nearestFirst([far, near], undefined)).toEqual([far, near]);
});
