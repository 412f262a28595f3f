import { expect, test } from 'vitest';
import { isMalformed } from '@/lib/domain/routing/http-request';

test.each(['/', '/about', '/%D1%87%D0%B0%D0%B9', '/a%20b', '/чай'])(
  'the path %j is well formed',
  (path) => {
    expect(isMalformed(path)).toBe(false);
  },
);

test.each(['', 'about', '/a\\b', '/%', '/%d1', '/a%00b', '/a%0Ab', '/%C2%85'])(
  'the path %j is malformed',
  (path) => {
    expect(isMalformed(path)).toBe(true);
  },
);
