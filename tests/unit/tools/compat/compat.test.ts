import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { journeys, unrecognisedIn } from '@/tools/compat/compat.mjs';

test('the specs that run with other versions of Next exist', () => {
  expect(journeys.filter((path) => !existsSync(path))).toEqual([]);
});

test('unrecognised forms are listed once', () => {
  const line = "[WebServer] Next's output is not in the known form (scriptTag): <script>.";
  const output = ['✓ Compiled', line, line, '⚠ Unrecognized key(s) in object: varyParams'];
  expect(unrecognisedIn(output.join('\n'))).toEqual([line, output.at(-1)]);
});
