import { expect, test } from 'vitest';
import { Sample } from '@/lib/telemetry/sample';

const taken = (sample: Sample, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => sample.take(from + at)).filter((one) => one !== null);

test('samples the first events of each second, then every hundredth with a skip count', () => {
  const sample = new Sample(3);
  expect(taken(sample, 5000, 3)).toEqual([0, 0, 0]);
  expect(taken(sample, 5003, 296)).toEqual([96, 99]);
  expect(taken(sample, 5999, 1)).toEqual([99]);
  expect(taken(sample, 6000, 5)).toEqual([0, 0, 0]);
  expect(taken(sample, 7000, 1)).toEqual([2]);
});

test('samples every hundredth event when the limit is zero', () => {
  expect(taken(new Sample(0), 0, 250)).toEqual([99, 99]);
});
