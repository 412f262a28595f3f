import { expect, test } from 'vitest';
import { contentKey } from '@/lib/domain/text/content-key';

test('creates the same short key for equal texts and different keys for other texts', () => {
  expect(contentKey('Texnik ishlar')).toBe(contentKey('Texnik ishlar'));
  expect(contentKey('Texnik ishlar')).not.toBe(contentKey('Texnik ishlar.'));
  expect(contentKey('Технические работы')).toMatch(/^[a-z0-9]{1,7}$/);
  expect(contentKey('')).not.toBe('');
  expect(contentKey('ab')).not.toBe(contentKey('ba'));
});
