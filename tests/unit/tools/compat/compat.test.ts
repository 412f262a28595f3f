import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { journeys, unrecognisedIn } from '@/tools/compat/compat.mjs';

test('lists only existing spec files for other versions of Next', () => {
  expect(journeys.filter((path) => !existsSync(path))).toEqual([]);
});

test('lists each form of unrecognized output once', () => {
  const line = "[WebServer] Next's output has an unknown form (scriptTag): <script>.";
  const output = ['✓ Compiled', line, line, '⚠ Unrecognized key(s) in object: varyParams'];
  expect(unrecognisedIn(output.join('\n'))).toEqual([line, output.at(-1)]);
});
