import { expect, test } from 'vitest';
import { isMalformed } from '@/lib/domain/routing/http-request';

test.each(['/', '/about', '/%D1%87%D0%B0%D0%B9', '/a%20b', '/чай'])(
  'accepts the path %j',
  (path) => {
    expect(isMalformed(path)).toBe(false);
  },
);

test.each(['', 'about', '/a\\b', '/%', '/%d1', '/a%00b', '/a%0Ab', '/%C2%85'])(
  'recognizes the malformed path %j',
  (path) => {
    expect(isMalformed(path)).toBe(true);
  },
);
