import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WIRE_FILE, wireText } from '@/scripts/generate/wire-text';

test('wire.txt lists the calls and fields that other backends must implement', () => {
  const remedy = `The contract has changed for other backends. Run \`npm run generate\` and review the change of ${WIRE_FILE}.`;
  expect(readFileSync(WIRE_FILE, 'utf8'), remedy).toBe(wireText());
});
