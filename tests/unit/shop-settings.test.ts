import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defaults, settable } from '@/api/services/content/own-settings';

const rows = [
  ...readFileSync('docs/shop/settings.md', 'utf8').matchAll(
    /^\| `(\w+)` \| (.*?) ?\| (.+?) \| .+ \|$/gm,
  ),
].map(([, name = '', value = '', accepts = '']) => ({ name, value, accepts }));

test('documents every setting of the shop', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(settable.shape).sort());
});

test.each(rows)('documents the default and the bounds of $name', ({ name, value, accepts }) => {
  const key = name as keyof typeof defaults;
  expect(value.replaceAll('`', '')).toBe(shown(defaults[key]));
  for (const bound of boundsOf(settable.shape[key])) expect(accepts).toContain(bound);
});

function shown(value: (typeof defaults)[keyof typeof defaults]): string {
  if (typeof value === 'object') return value.uz;
  return typeof value === 'boolean' ? { true: 'on', false: 'off' }[`${value}`] : String(value);
}

/**
 * Returns the text that the second column of the table must contain: the range of a number, or the
 * languages and maximum length of a text.
 */
function boundsOf(schema: z.ZodType): string[] {
  const { type, properties, minimum, maximum, maxLength } = z.toJSONSchema(schema);
  if (type === 'integer') return [`${minimum} to ${maximum}`];
  const [one] = Object.values(properties ?? {});
  if (typeof one === 'object') return ['uz, ru', `${one.maxLength} characters`];
  return maxLength === undefined ? [] : [`${maxLength} characters`];
}
