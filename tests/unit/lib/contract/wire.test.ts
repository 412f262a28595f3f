import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WIRE_FILE, wireText } from '@/scripts/generate/wire-text';

test('lists the endpoints and fields that other backends must implement in wire.txt', () => {
  const remedy = `The contract has changed for other backends. Run \`npm run generate\` and review the change in ${WIRE_FILE}.`;
  expect(readFileSync(WIRE_FILE, 'utf8'), remedy).toBe(wireText());
});
