import { expect, test } from 'vitest';
import { mapLink } from '@/lib/domain/place/country-map';

test('links to the map with the longitude before the latitude', () => {
  const { origin, searchParams } = new URL(mapLink({ latitude: 41.31, longitude: 69.24 }));
  expect([origin, searchParams.get('pt')]).toEqual(['https://yandex.uz', '69.24,41.31']);
});
