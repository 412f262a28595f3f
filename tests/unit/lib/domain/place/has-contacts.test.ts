import { expect, test } from 'vitest';
import { hasContacts } from '@/lib/domain/place/contacts';

const none = {
  address: [],
  email: [],
  phone_number: [],
  work_time: [],
  social: [],
  map: null,
  telegram_bot: '',
};
const phone = { value: '+998 71 200-00-01', position: 0, is_active: true };

test.each([
  { ...none, phone_number: [phone] },
  { ...none, map: { latitude: 41, longitude: 69 } },
  { ...none, telegram_bot: 'https://t.me/bot' },
])('finds contacts in %j', (contact) => {
  expect(hasContacts(contact)).toBe(true);
});

test.each([none, { ...none, phone_number: [{ ...phone, is_active: false }] }])(
  'finds no contacts in %j',
  (contact) => {
    expect(hasContacts(contact)).toBe(false);
  },
);
