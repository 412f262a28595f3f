import { expect, test } from 'vitest';
import { branchesLd } from '@/lib/server/json-ld';

const branch = {
  ...{ id: 1, name: 'Chorsu', city: 'Toshkent', address: 'Navoiy 1', images: [] },
  ...{ latitude: 41.3, longitude: 69.2, phone: '998901234567', work_time: '09:00 – 20:00' },
};

test.each([
  ['09:00 – 20:00', 'Mo-Su 09:00-20:00'],
  ['around the clock', undefined],
])('a branch that is open %s tells of it %s', (work_time, openingHours) => {
  const [store] = branchesLd([{ ...branch, work_time }])['@graph'];
  expect(store?.openingHours).toBe(openingHours);
});
