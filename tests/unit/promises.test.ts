import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import uz from '@/messages/uz.json';

const MESSAGE = 'messages: ';

const rows = readFileSync('docs/promises.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!sentence )/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
  .map(([sentence = '', place = '', proof = '']) => ({
    sentence,
    place: place.replaceAll('`', ''),
    proof,
  }));

test('the table of promises has rows of delivery, returns, payment, messages and cancelling', () => {
  expect(rows.length).toBeGreaterThan(35);
});

test.each(rows)('«$sentence» stands in $place', ({ sentence, place }) => {
  expect(textAt(place)).toContain(sentence);
});

test.each(rows.filter(({ proof }) => proof !== 'the merchant'))(
  '«$sentence» is shown by a test that exists',
  ({ proof }) => {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
    expect(existsSync(file), proof).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(title);
    expect(title).not.toBe('');
  },
);

/** The Uzbek message of that key, or the text of a file. */
function textAt(place: string): string {
  if (!place.startsWith(MESSAGE)) return readFileSync(place, 'utf8');
  const found = place
    .slice(MESSAGE.length)
    .split('.')
    .reduce<unknown>(
      (tree, key) => (tree instanceof Object ? Reflect.get(tree, key) : undefined),
      uz,
    );
  return typeof found === 'string' ? found : '';
}
