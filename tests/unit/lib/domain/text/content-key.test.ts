import { expect, test } from 'vitest';
import { contentKey } from '@/lib/domain/text/content-key';

test('creates a short key that is the same for the same text and differs for another text', () => {
  expect(contentKey('Texnik ishlar')).toBe(contentKey('Texnik ishlar'));
  expect(contentKey('Texnik ishlar')).not.toBe(contentKey('Texnik ishlar.'));
  expect(contentKey('Технические работы')).toMatch(/^[a-z0-9]{1,7}$/);
  expect(contentKey('')).not.toBe('');
  expect(contentKey('ab')).not.toBe(contentKey('ba'));
});
