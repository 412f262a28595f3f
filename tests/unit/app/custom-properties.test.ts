import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const texts = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:css|tsx?)$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8')),
);
const namesIn = (pattern: RegExp) =>
  new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name]) => name)));
/** In a rule, a `style` or a typeface's `variable`. */
const set = namesIn(/(?<!\()(--[\w-]+)'?[:,]/g);
const read = namesIn(/var\((--[\w-]+)/g);

test('a custom property that styles read is set somewhere: without it the whole declaration is void', () => {
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
  expect(read.size).toBeGreaterThan(40);
});
