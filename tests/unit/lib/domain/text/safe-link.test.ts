import { expect, test } from 'vitest';
import { safeLink } from '@/lib/domain/text/safe-html';
import { honestLinks, hostileLinks } from '@/tests/support/hostile/links';

test.each(hostileLinks)('rejects the link %j', (address) => {
  expect(safeLink(address)).toBeNull();
});

test.each(honestLinks)('keeps the link %j', (address) => {
  expect(safeLink(address)).toBe(address);
});
