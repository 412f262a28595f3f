import { expect, test } from 'vitest';
import { readRscPayload } from '@/server/rendering/next/rsc-payload';

const read = (text: string) => readRscPayload(Buffer.from(text));
const good = '1:"$Sreact.fragment"\n2:I[39756,["$1"],"default"]\n:HL["/a.css","style"]\n5:X\n';

test.each([
  ['rows of models, modules, hints and streams', `${good}0:{"a":null}\n5:C\nc:null\n`],
  ['a redirect or a missing page', `${good}a:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n`],
  ['a leading hint', ':HL["/a.css","style"]\n0:[]\n'],
  ['text that looks like an error', `${good}9:T13,\na:E{"digest":"35"}0:[]\n`],
])('treats %s as complete', (_what, text) => {
  expect(read(text)).toBe('complete');
});

test('counts the length of text in bytes', () => {
  expect(read('9:T4,оʻ0:[]\n')).toBe('complete');
  expect(read('9:T4,оʻa:E{"digest":"35"}\n')).toBe('failed');
});

test('treats a payload row that contains an error as a failed render', () => {
  expect(read(`${good}a:E{"digest":"3512"}\n0:[]\n`)).toBe('failed');
});

test.each([
  ['an empty payload', ''],
  ['HTML', '<!DOCTYPE html><html></html>'],
  ['JSON', '{"rows":[]}'],
  ['a row with an unknown tag', `${good}a:Z{"digest":"35"}\n`],
  ['an error in another form', `${good}a:E["35"]\n`],
  ['an error with another digest', `${good}a:E{"digest":"@35"}\n`],
  ['text without its length', `${good}a:Tx,abc\n`],
])('does not recognize %s', (_what, text) => {
  expect(read(text)).toBe('unrecognised');
});
