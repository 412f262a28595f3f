import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fingerprintOf } from '@/lib/telemetry/fingerprint';
import { errorFields, scrub } from '@/lib/telemetry/scrub';

test.each([
  ['call +998 90 123-45-67 now', 'call [digits] now'],
  ['998901234567', '[digits]'],
  ['Bearer abc.def', 'Bearer [token]'],
  ['token 3fZk2Qp9sXv7LmN4wRt8Yb1c is old', 'token [token] is old'],
  ['to madina@example.uz', 'to [e-mail]'],
  ['invalid input syntax for type integer: "Madina"', 'invalid input syntax for type integer: "…"'],
  ['order 20000152 is not there', 'order 20000152 is not there'],
  ['read site.menu: no response after 1004 ms', 'read site.menu: no response after 1004 ms'],
])('logs %j as %j', (text, logged) => {
  expect(scrub(text)).toBe(logged);
});

test('logs the cause and origin of a failed query, but not its values', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "phone"'), {
    code: '23505',
    detail: 'Key (phone)=(+998901234567) already exists.',
  });
  const fields = errorFields(new DrizzleQueryError('insert …', ['+998901234567'], cause));

  expect(fields).toMatchObject({ code: '23505', message: expect.stringContaining('unique') });
  expect(JSON.stringify(fields)).not.toContain('99890');
  expect(fields.stack.length).toBeGreaterThan(0);
});

test('computes the same fingerprint for an error when only its line numbers differ', () => {
  const at = (line: number, name = 'placeOrder') => ({
    name: 'TypeError',
    stack: [`at ${name} (file:///bundle-${line}.mjs:${line}:9)`, 'at async run (node:x:1:1)'],
  });
  expect(fingerprintOf(at(1))).toBe(fingerprintOf(at(70)));
  expect(fingerprintOf(at(1))).not.toBe(fingerprintOf(at(1, 'payOrder')));
  expect(fingerprintOf(at(1))).not.toBe(fingerprintOf({ ...at(1), name: 'RangeError' }));
});
