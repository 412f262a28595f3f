import { expect, test } from 'vitest';
import type { MenuItem } from '@/lib/contract/site';
import { withCleanIcons } from '@/lib/server/site';

const item = (id: number, icon: string, children: MenuItem[] = []): MenuItem => ({
  id,
  icon,
  children,
  name: `item ${id}`,
  slug: `item-${id}`,
  title: { uz: '', ru: '' },
  type: 'product',
  group: '',
  has_category: false,
  is_category: true,
  products_count: 0,
});

const hostile = '<svg onload="steal()"><path d="M0 0h9"/></svg>';

test('removes scripts from icons of every level', () => {
  const clean = withCleanIcons([item(1, hostile, [item(2, hostile)])]);
  expect(JSON.stringify(clean)).not.toContain('steal');
  expect(clean[0]?.children[0]?.icon).toContain('M0 0h9');
});

test('sanitizes icons of shared data only once', () => {
  const items = [item(1, hostile)];
  expect(withCleanIcons(items)).toBe(withCleanIcons(items));
  expect(withCleanIcons([item(1, hostile)])).not.toBe(withCleanIcons(items));
});
