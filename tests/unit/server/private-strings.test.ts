import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Private forms of Next, Turbopack and React, which may change in any version. */
const privateStrings =
  /\/_next\b|__next|TURBOPACK|next-router|next-url|next-action|data-precedence|nomodule|x-component|x-middleware|['"_]rsc['"]:|_rsc\b|BUILD_ID|"digest"/i;

test('only server/next knows private strings of Next', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('next/'),
  );
  const found = files.filter((file) => privateStrings.test(withoutComments(join('server', file))));

  expect(files.length).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '');
}
