import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortenClassNames, shortNames } from '@/scripts/lib/short-class-names.mjs';

const sheet = '.Mk7mLW_row .Mk7mLW_topRow{animation:1s Mk7mLW_turn}@keyframes Mk7mLW_turn{}';
const script = 'a.v({row:"Mk7mLW_row",topRow:"Mk7mLW_topRow",turn:"Mk7mLW_turn"})';
const [page, chunk] = ['static/chunks/a.css', 'static/chunks/b.js'];

/** What becomes of the files of a build. */
function shortened(files: Record<string, string>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-class-names-'));
  for (const part of ['static/chunks', 'server/chunks']) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  shortenClassNames(folder);
  const read = (name: string) => [name, readFileSync(join(folder, name), 'utf8')];
  return Object.fromEntries(Object.keys(files).map(read));
}

test('a name is the same in style sheets, scripts and pages', () => {
  const files = {
    [page]: sheet,
    [chunk]: script,
    'server/chunks/c.js': script,
    'server/d.html': '<p class="Mk7mLW_row x">',
  };

  const [row, topRow, turn] = shortNames(new Map([['Mk7mLW', ['row', 'topRow', 'turn']]])).values();

  const short = `a.v({row:"${row}",topRow:"${topRow}",turn:"${turn}"})`;
  expect(shortened(files)).toEqual({
    [page]: `.${row} .${topRow}{animation:1s ${turn}}@keyframes ${turn}{}`,
    [chunk]: short,
    'server/chunks/c.js': short,
    'server/d.html': `<p class="${row} x">`,
  });
});

test('a name is of six signs and begins with a letter', () => {
  const modules = Array.from({ length: 400 }, (_, index): [string, string[]] => [
    `_${100_000 + index}`,
    ['box', 'row'],
  ]);
  for (const name of shortNames(new Map(modules)).values()) {
    expect(name).toMatch(/^[a-z][a-z\d]{5}$/);
  }
});

test('what merely looks like a name is left as it is', () => {
  const files = {
    [page]: `${sheet}.yarl__slide_box{}.Zk7mLW_row{}`,
    [chunk]: `${script};b={late:"server_late",x:"Mk7mLWrow",y:"xMk7mLW_row"}`,
  };

  const after = shortened(files);

  expect(after[page]).toMatch(/\.yarl__slide_box\{\}\.Zk7mLW_row\{\}$/);
  expect(after[chunk]).toMatch(/b=\{late:"server_late",x:"Mk7mLWrow",y:"xMk7mLW_row"\}$/);
});

test('names follow from their module alone: files that browsers keep agree with new ones', () => {
  const own: [string, string[]] = ['Mk7mLW', ['row', 'topRow']];
  const other: [string, string[]] = ['-Xpfba', ['band']];

  const alone = shortNames(new Map([own]));
  const among = shortNames(new Map([other, own]));

  for (const [name, short] of alone) expect(among.get(name)).toBe(short);
});

test('a module with one name more shares none with what it was', () => {
  const before = [...shortNames(new Map([['Mk7mLW', ['row', 'topRow']]])).values()];
  const after = [...shortNames(new Map([['Mk7mLW', ['end', 'row', 'topRow']]])).values()];

  expect(after.filter((name) => before.includes(name))).toEqual([]);
});

test('a digest whose digit a style sheet must escape is known in both spellings', () => {
  const after = shortened({
    [page]: '.-\\37 abcd_row{}.-\\37 abcd_end{}',
    [chunk]: 'a.v({"end":"-7abcd_end",row:"-7abcd_row"})',
  });

  const [end, row] = shortNames(new Map([['-7abcd', ['end', 'row']]])).values();
  expect(after[page]).toBe(`.${row}{}.${end}{}`);
  expect(after[chunk]).toBe(`a.v({"end":"${end}",row:"${row}"})`);
});

test('a file with some names of a module stops the build: its address would not follow the rest', () => {
  const files = { [page]: sheet, [chunk]: script, 'static/chunks/c.js': 'b="Mk7mLW_row"' };

  expect(() => shortened(files)).toThrow(/Mk7mLW.*row, topRow, turn.*c\.js.*row/);
});

test('two modules that come to the same names stop the build', () => {
  const modules = new Map([
    ['Avaaaa', ['box']],
    ['A3puaa', ['box']],
  ]);

  expect(() => shortNames(modules)).toThrow(/Avaaaa.*A3puaa/);
});

test('a build whose names are made in a way that is not known stops', () => {
  const files = { [page]: '.row-Mk7mLW{}', [chunk]: 'a.v({row:"row-Mk7mLW"})' };

  expect(() => shortened(files)).toThrow(/how are they named now/);
});
