import { expect, test } from 'vitest';
import { pointText } from '@/api/order/address-text';

const city = { uz: 'Toshkent', ru: 'Ташкент' };
const address = { uz: 'Bunyodkor shoh koʻchasi, 21', ru: 'проспект Бунёдкор, 21' };

test('omits the name of a pickup point when the address already contains it', () => {
  const name = { uz: 'Toshkent, Bunyodkor shoh koʻchasi', ru: 'Ташкент, проспект Бунёдкор' };
  expect(pointText({ name, city, address })).toEqual({
    uz: 'Toshkent, Bunyodkor shoh koʻchasi, 21',
    ru: 'Ташкент, проспект Бунёдкор, 21',
  });
});

test('writes the name of a pickup point before its address', () => {
  const name = { uz: 'Chorsu, bosh punkt', ru: 'Чорсу, главный пункт' };
  expect(pointText({ name, city, address })).toEqual({
    uz: 'Chorsu, bosh punkt: Toshkent, Bunyodkor shoh koʻchasi, 21',
    ru: 'Чорсу, главный пункт: Ташкент, проспект Бунёдкор, 21',
  });
});
