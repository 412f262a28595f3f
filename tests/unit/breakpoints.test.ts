import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const UP_TO = [575, 767, 991, 1199, 1599];

const sheets = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `${folder}/${path}`),
);

/** Returns the largest width in pixels below each breakpoint of a stylesheet. */
function breaksOf(sheet: string): number[] {
  const media = [...sheet.matchAll(/@media([^{]+)\{/g)].map(([, query = '']) => query).join(' ');
  return [...media.matchAll(/\((min|max)-width: ?(\d+)px\)/g)].map(
    ([, side, width]) => Number(width) - (side === 'min' ? 1 : 0),
  );
}

test('changes layouts only at 575, 767, 991, 1199 and 1599 px (S9-03)', () => {
  const found = new Set<number>();
  for (const path of sheets) {
    for (const width of breaksOf(readFileSync(path, 'utf8'))) {
      expect(UP_TO, path).toContain(width);
      found.add(width);
    }
  }
  expect([...found].sort((one, other) => one - other)).toEqual(UP_TO);
});
