import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accountPorts } from '@/api/shared/account-ports';
import { readEnv } from '@/api/shared/env';

test('generates codes of exactly five digits, including leading zeros (S9-01)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-unit-code-'));
  const { newCode } = accountPorts(readEnv({ CHORSU_DATA: folder }));
  const codes = Array.from({ length: 5000 }, newCode);

  expect(codes.filter((code) => !/^\d{5}$/.test(code))).toEqual([]);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(4500);
});
