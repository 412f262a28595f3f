import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StyleSheets } from '@/server/paint/style-sheets';

/** What a page of this HTML uses of sheets with these texts. */
function used(html: string, ...texts: string[]): string {
  const build = mkdtempSync(join(tmpdir(), 'sheets-'));
  onTestFinished(() => rmSync(build, { recursive: true }));
  const folder = join(build, 'static/chunks');
  mkdirSync(folder, { recursive: true });
  texts.forEach((text, index) => {
    writeFileSync(join(folder, `${index}.css`), text);
  });
  return new StyleSheets(build).usedIn(
    html,
    texts.map((_text, index) => `/_next/static/chunks/${index}.css`),
  );
}

const page =
  '<html class="a1"><body><p class="card_x -big -5ab_row">…</p><a href="/">…</a></body></html>';

test.each([
  ['.card_x{color:red}', '.card_x{color:red}'],
  ['.-big{color:red}', '.-big{color:red}'],
  ['.-\\35 ab_row a{color:red}', '.-\\35 ab_row a{color:red}'],
  ['.other{color:red}', ''],
  ['.card_x .other{color:red}', ''],
  ['.other,.card_x>a{color:red;margin:0}', '.card_x>a{color:red;margin:0}'],
  ['table{margin:0}', ''],
  ['html.a1 body{margin:0}', 'html.a1 body{margin:0}'],
  ['body:has(.other){color:red}', ''],
  ['body:has(>.card_x){color:red}', 'body:has(>.card_x){color:red}'],
  ['a[href]{color:red}', 'a[href]{color:red}'],
  ['a[href="/"]{color:red}', 'a[href="/"]{color:red}'],
  ['a[href="/cart"],a[download]{color:red}', ''],
  ['a:disabled{color:red}', ''],
  ['a{transition:color 1s;color:red}', 'a{color:red}'],
  ['@media (hover:hover){a:hover{color:red}}', ''],
  [':root{--seen:red;--unseen:blue}a{color:var(--seen)}', ':root{--seen:red}a{color:var(--seen)}'],
  [':root{--unseen:blue}', ''],
  ['*,:before{margin:0}', '*,:before{margin:0}'],
])('of %s it uses %s', (css, expected) => {
  expect(used(page, css)).toBe(expected);
});

test.each([
  '.card_x:hover{color:red}',
  '.card_x[open]{color:red}',
  '.card_x:not(.other){color:red}',
  'body:has(.other,.card_x){color:red}',
  '.card_x:not(:has(+*)):first-child{color:red}',
  '.card_x[aria-busy=true]{color:red}',
  '.card_x[aria-busy]{color:red}',
  'a::after{content:"."}',
  ':is(h1,a):focus-visible{color:red}',
])('whatever state it may come into is provided for: %s', (css) => {
  expect(used(page, css)).toBe(css);
});

test('groups stay as far as something of them is used, in the order of their sheets', () => {
  const first =
    '@media (min-width:768px){.card_x{margin:0}.other{margin:0}}@media print{.other{margin:0}}';
  expect(used(page, first, '.card_x{margin:1px}')).toBe(
    '@media (min-width:768px){.card_x{margin:0}}.card_x{margin:1px}',
  );
});

test('animations come with what moves by them', () => {
  const moves = '@keyframes turn{to{rotate:1turn}}';
  const idle = '@keyframes fade{to{opacity:0}}';
  expect(used(page, `${moves}${idle}.-big{animation:turn 1s}.other{animation:fade 1s}`)).toBe(
    `.-big{animation:turn 1s}${moves}`,
  );
});

test('files are named from the root', () => {
  const face = (url: string) => `@font-face{font-family:a;src:url(${url})}`;
  expect(used(page, face('../media/a.woff2'))).toBe(face('/_next/static/media/a.woff2'));
  const data = face('data:font/woff2;base64,AAAA');
  expect(used(page, data)).toBe(data);
});
