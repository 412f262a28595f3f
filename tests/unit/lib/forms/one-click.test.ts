import { expect, test } from 'vitest';
import { oneClickFields, toOneClickForm } from '@/lib/forms/one-click';
import { toForm } from '@/lib/http/call';

const product = {
  id: 7,
  sub_product: 72,
  name: 'Palto',
  images: [],
  options: '',
  price: 100_000,
  sale: 80_000,
  sale_type: 'fixed',
  count: 5,
} as const;
const typed = {
  full_name: ' Madina Karimova ',
  phone_number: '+998 90 123-45-67',
  region: '3',
  district: '31',
  address: '',
  sms_updates: false,
};

// Requirements: S3-20, S3-21
test('converts the form to the fields that the specification requires (S3-19, S3-22)', () => {
  const place = { latitude: 41.3111, longitude: 69.2797 };
  const form = toOneClickForm(oneClickFields.parse(typed), { product, quantity: 2, place });

  expect(form).toEqual({
    full_name: 'Madina Karimova',
    phone_number: '998901234567',
    region: 3,
    district: 31,
    address: '',
    type: 1,
    longitude: '69.2797',
    latitude: '41.3111',
    products: [{ product: 7, sub_product: 72, price: 160_000, count: 2 }],
  });
  const sent = Object.fromEntries(toForm(form));
  expect(sent.products).toBe('[{"product":7,"sub_product":72,"price":160000,"count":2}]');
  expect(sent.type).toBe('1');
});

test('sends empty coordinates if the location is unknown (S3-21)', () => {
  const form = toOneClickForm(oneClickFields.parse(typed), { product, quantity: 1, place: null });
  expect([form.longitude, form.latitude]).toEqual(['', '']);
});

test.each([
  ['full_name', '  ', 'required'],
  ['phone_number', '', 'required'],
  ['phone_number', '+998 90 123', 'phone'],
  ['region', '', 'required'],
  ['district', '', 'required'],
] as const)('rejects %s "%s" with the error "%s" (S5-06)', (field, value, error) => {
  const { error: found } = oneClickFields.safeParse({ ...typed, [field]: value });
  expect(found?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, error]]);
});

test('allows an empty address (S5-08)', () => {
  expect(oneClickFields.safeParse({ ...typed, address: '' }).success).toBe(true);
});
