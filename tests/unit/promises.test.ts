import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import uz from '@/messages/uz.json';
import { citedIn } from '@/scripts/lib/requirements.mjs';
import { textsIn, textsOfModules } from './texts-of-modules';

const MESSAGE = 'messages: ';

const rows = readFileSync('docs/shop/promises.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!sentence )/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
  .map(([sentence = '', place = '', proof = '']) => ({
    sentence,
    place: place.replaceAll('`', ''),
    proof,
  }));
const cited = citedIn('tests');

test('lists more than 35 promises of the shop', () => {
  expect(rows.length).toBeGreaterThan(35);
});

test.each(rows)('the promise $sentence appears in $place', async ({ sentence, place }) => {
  const texts = await textsAt(place);
  expect(texts.filter((text) => text.includes(sentence))).not.toEqual([]);
});

test.each(rows.filter(({ proof }) => proof.includes('(')))(
  'the promise $sentence has a test that cites its requirement: $proof',
  ({ proof }) => {
    const [, file = '', id = ''] = /^`tests\/([^`]+)` \((\S+)\)$/.exec(proof) ?? [];
    expect(cited.get(id)).toContain(file);
  },
);

/** Returns the texts at `place`, which names either an Uzbek message or a module of the seed. */
async function textsAt(place: string): Promise<string[]> {
  if (!place.startsWith(MESSAGE)) return textsOfModules([place]);
  const keys = place.slice(MESSAGE.length).split('.');
  return textsIn(
    keys.reduce<unknown>(
      (tree, key) => (tree instanceof Object ? Reflect.get(tree, key) : undefined),
      uz,
    ),
  );
}
