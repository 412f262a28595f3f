import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOfModules } from './texts-of-modules';

const page = readFileSync('docs/glossary.md', 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const catalogs = ['messages/uz.json', 'messages/ru.json', 'api/shared/messages.ts'];
const seed = ['api/demo/seed/catalog', 'api/demo/seed/content'].flatMap((folder) =>
  readdirSync(folder).map((file) => `${folder}/${file}`),
);
const texts = new Map(
  await Promise.all(
    [...catalogs, ...seed].map(
      async (path): Promise<[string, string]> => [path, (await textsOfModules([path])).join('\n')],
    ),
  ),
);
const wholeText = [...texts.values()].join('\n');

function pattern(word: string): RegExp {
  const isWhole = word.endsWith('.');
  const bare = (isWhole ? word.slice(0, -1) : word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}ʻʼ-])${bare}${isWhole ? '(?![\\p{L}ʻʼ])' : ''}`, 'giu');
}

test('the glossary translates every term into every language', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((cells) => cells.length !== 5 || cells.includes(''))).toEqual([]);
  expect(new Set(rows.map(([thing]) => thing)).size).toBe(rows.length);
});

test.each(rows)(
  "the shop's texts use the glossary's words for %s: %s and %s",
  (_thing, uz = '', ru = '') => {
    expect(wholeText).toMatch(pattern(uz));
    expect(wholeText).toMatch(pattern(ru));
  },
);

test.each(rows)(
  "messages, responses and the seed use only the glossary's words for %s",
  (...cells) => {
    const others = cells.slice(3).flatMap((cell) => cell.split(', '));
    const found = [...texts].flatMap(([path, text]) =>
      others.flatMap((word) =>
        (text.match(pattern(word)) ?? []).map((expected) => `${path}: ${expected}`),
      ),
    );
    expect(found).toEqual([]);
  },
);

test('a suffix after a Latin name or a unit takes an apostrophe', () => {
  const bare =
    /(?<![\p{L}\d.])(?:[a-z]?[A-Z][A-Za-z0-9.-]*|kg|mm|sm|km|mA·soat) i?(?:da|ni|ning|ga|dan|li|lik|gacha)(?![\p{L}ʻʼ])/gu;
  const joined =
    /\d (?:kg|mm|sm|km|ml|kW|GB|TB|MP)(?:da|ni|ning|ga|dan|li|lik|gacha)(?![\p{L}ʻʼ])/gu;
  expect(
    [...texts].flatMap(([path, text]) =>
      [...text.matchAll(bare), ...text.matchAll(joined)].map(([match]) => `${path}: ${match}`),
    ),
  ).toEqual([]);
});

test('the dash between words is an em dash', () => {
  const short = [...texts].filter(([, text]) => / – /.test(text)).map(([path]) => path);
  expect(short).toEqual([]);
});

test("messages and responses omit the shop's name, which is a setting (B-15)", () => {
  expect(catalogs.filter((path) => /Chorsu|Чорсу/.test(texts.get(path) ?? ''))).toEqual([]);
});
