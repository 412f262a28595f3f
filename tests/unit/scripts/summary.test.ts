import { expect, test } from 'vitest';
import { summarise } from '@/scripts/lib/summary.mjs';

const step = (name: string, passed: number, failed = 0) => ({
  name,
  passed,
  failed,
  skipped: 0,
  took: 1500,
});

test('states in the last line how many steps and tests passed (B-10)', () => {
  const { text, failed } = summarise([step('lint', 1), step('unit', 120), step('build', 1)]);

  expect(text.split('\n').at(-1)).toBe('122 passed, 0 failed');
  expect(failed).toBe(0);
});

test('fails if any test fails (B-10)', () => {
  const { text, failed } = summarise([step('lint', 1), step('unit', 118, 2)]);

  expect(text).toContain('✗ unit');
  expect(text.split('\n').at(-1)).toBe('119 passed, 2 failed');
  expect(failed).toBe(2);
});

test('lists each failed test with the first lines of its message', () => {
  const message = ['\u001b[31mexpected 1 to be 2\u001b[39m', ...Array(50).fill('at somewhere')];
  const failures = [{ test: 'tests/a.test.ts: adds up', message: message.join('\n') }];
  const { text } = summarise([{ ...step('unit', 118, 1), failures }, step('build', 1)]);

  expect(text).toContain('✗ tests/a.test.ts: adds up\n    expected 1 to be 2\n    at somewhere');
  expect(text.split('\n').length).toBeLessThan(25);
  expect(text.split('\n').at(-1)).toBe('119 passed, 1 failed');
});
