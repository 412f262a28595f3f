import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from '@/components/ui/display/icon-name';

test('the sprite contains exactly the icons that the code uses', () => {
  const sprite = readFileSync('public/icons.svg', 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  // Payment logos have their own colors and sizes (payment-logos.tsx).
  const icons = symbols.filter((id) => !id?.startsWith('pay-'));
  expect(icons.sort()).toEqual([...iconNames].sort());
});
