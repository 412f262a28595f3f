import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { parseJson, readText } from '@/server/http/read-body';

const bodyOf = (...chunks: string[]) =>
  Readable.from(chunks.map((chunk) => Buffer.from(chunk))) as IncomingMessage;

test('a body is read up to its limit, and no further', async () => {
  expect(await readText(bodyOf('ab', 'cd'), 4)).toBe('abcd');
  expect(await readText(bodyOf('ab', 'cde'), 4)).toBeNull();
  expect(await readText(bodyOf(), 4)).toBe('');
  // A letter of two bytes may come in two parts.
  const letter = Buffer.from('ʻ');
  const parts = Readable.from([letter.subarray(0, 1), letter.subarray(1)]);
  expect(await readText(parts as IncomingMessage, 4)).toBe('ʻ');
});

test('what is no JSON is nothing', () => {
  expect([parseJson('{"a":1}'), parseJson('{'), parseJson('')]).toEqual([{ a: 1 }, null, null]);
});
