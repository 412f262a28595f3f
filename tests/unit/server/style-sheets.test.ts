import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { unrecognisedCounts } from '@/server/next/unrecognised';
import { StyleSheets } from '@/server/paint/style-sheets';

/** Stylesheets of a build that name every class of `page` and have no effect. */
const classes = '.a1,.card_x,.-big,.-\\35 ab_row{}';

/** The rules of these stylesheets that the HTML uses. */
function used(html: string, ...sheets: string[]): string | null {
  const texts = [classes, ...sheets];
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
  ['@media print{a{color:red}}', ''],
  [':root{--seen:red;--unseen:blue}a{color:var(--seen)}', ':root{--seen:red}a{color:var(--seen)}'],
  [':root{--unseen:blue}', ''],
  ['*,:before{margin:0}', '*,:before{margin:0}'],
])('of %s the page uses %s', (css, expected) => {
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
])('rules for states of the page are kept: %s', (css) => {
  expect(used(page, css)).toBe(css);
});

test('what an attribute says is neither a tag nor a class', () => {
  const told = '<p class="card_x" title="<table class=&quot;a1&quot;"><i class="card_x">…</i></p>';
  expect(used(told, 'table,.a1,i{color:red}.card_x{margin:0}')).toBe(
    'i{color:red}.card_x{margin:0}',
  );
});

test('at-rules with used content are kept in their order', () => {
  const first =
    '@media (min-width:768px){.card_x{margin:0}.other{margin:0}}@media print{.other{margin:0}}';
  expect(used(page, first, '.card_x{margin:1px}')).toBe(
    '@media (min-width:768px){.card_x{margin:0}}.card_x{margin:1px}',
  );
});

test('keyframes of used animations are kept', () => {
  const moves = '@keyframes turn{to{rotate:1turn}}';
  const idle = '@keyframes fade{to{opacity:0}}';
  expect(used(page, `${moves}${idle}.-big{animation:turn 1s}.other{animation:fade 1s}`)).toBe(
    `.-big{animation:turn 1s}${moves}`,
  );
});

test.each([
  ['plain', 'row', '.row'],
  ['behind a digit', '1row', '.\\31 row'],
  ['with signs', 'md:row/2', '.md\\:row\\/2'],
  ['with letters of another alphabet', 'қатор', '.қатор'],
])('class names with special characters are matched: %s', (_what, name, selector) => {
  const css = `${selector}{color:red}${selector}:hover{color:blue}`;
  expect(used(`<p class="${name}">…</p>`, css)).toBe(css);
});

test('a page is left alone when most of its classes are in no stylesheet', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(used('<p class="x1 x2">…</p><p class="a1">…</p>', '.a1{color:red}')).toBeNull();
  expect(used('<p class="x1">…</p><p class="a1">…</p>', '.a1{color:red}')).toBe('.a1{color:red}');
  expect(unrecognisedCounts()).toMatchObject({ classNames: 1 });
  vi.restoreAllMocks();
});

test('a page is left alone when one of its stylesheets is missing', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const sheets = new StyleSheets('/nowhere');
  expect(sheets.usedIn('<p>…</p>', ['/_next/static/chunks/a.css'])).toBeNull();
  expect(unrecognisedCounts()).toMatchObject({ stylesheet: 1 });
  vi.restoreAllMocks();
});

test('URLs in the styles are absolute', () => {
  const face = (url: string) => `@font-face{font-family:a;src:url(${url})}`;
  expect(used(page, face('../media/a.woff2'))).toBe(face('/_next/static/media/a.woff2'));
  const data = face('data:font/woff2;base64,AAAA');
  expect(used(page, data)).toBe(data);
});
