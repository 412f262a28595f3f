import { expect, test } from 'vitest';
import { safeLink } from '@/lib/domain/text/safe-html';
import { honestLinks, hostileLinks } from '@/tests/support/hostile/links';

test.each(hostileLinks)('%j leads nowhere', (address) => {
  expect(safeLink(address)).toBeNull();
});

test.each(honestLinks)('%j is a link as it is', (address) => {
  expect(safeLink(address)).toBe(address);
});
