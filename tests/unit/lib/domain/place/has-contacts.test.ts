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
  [none, false],
  [{ ...none, phone_number: [phone] }, true],
  [{ ...none, phone_number: [{ ...phone, is_active: false }] }, false],
  [{ ...none, map: { latitude: 41, longitude: 69 } }, true],
  [{ ...none, telegram_bot: 'https://t.me/bot' }, true],
])('checks whether contacts with %j have anything to show: %s', (contact, isShown) => {
  expect(hasContacts(contact)).toBe(isShown);
});
