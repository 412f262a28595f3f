import { toByteText } from 'deferred-hydration/server/byte-text';
import { StyleSheets } from 'deferred-hydration/server/style-sheets';
import { expect, test } from 'vitest';

/** A stylesheet that contains every class of `page` and has no effect. */
const classes = '.a1,.card_x,.-big,.-\\35 ab_row{}';

/** Returns the rules of these stylesheets that the HTML uses. */
function used(html: string, ...sheets: string[]) {
  const files = [classes, ...sheets].map((text, index): [string, string] => [
    `/_next/static/chunks/${index}.css`,
    text,
  ]);
  const readStylesheet = (address: string) => new Map(files).get(address) ?? '';
  return new StyleSheets(readStylesheet).usedIn(
    toByteText(Buffer.from(html)),
    files.map(([address]) => address),
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
  ['a{cursor:pointer}', ''],
  ['@media (hover:hover){a{color:red}}', ''],
  ['a:hover,a:focus{color:red}.card_x:hover{margin:0}', 'a:focus{color:red}'],
  ['@media print{a{color:red}}', ''],
  [':root{--seen:red;--unseen:blue}a{color:var(--seen)}', ':root{--seen:red}a{color:var(--seen)}'],
  [':root{--unseen:blue}', ''],
  ['*,:before{margin:0}', '*,:before{margin:0}'],
])('reduces the CSS "%s" to the used rules "%s"', (css, expected) => {
  expect(used(page, css)).toBe(expected);
});

test.each([
  '.card_x:active{color:red}',
  '.card_x[open]{color:red}',
  '.card_x:not(.other){color:red}',
  'body:has(.other,.card_x){color:red}',
  '.card_x:not(:has(+*)):first-child{color:red}',
  '.card_x[aria-busy=true]{color:red}',
  '.card_x[aria-busy]{color:red}',
  'a::after{content:"."}',
  ':is(h1,a):focus-visible{color:red}',
])('keeps the rule "%s", which can match before hydration', (css) => {
  expect(used(page, css)).toBe(css);
});

test('ignores tags and classes inside an attribute value', () => {
  const html = '<p class="card_x" title="<table class=&quot;a1&quot;"><i class="card_x">…</i></p>';
  expect(used(html, 'table,.a1,i{color:red}.card_x{margin:0}')).toBe(
    'i{color:red}.card_x{margin:0}',
  );
});

test('keeps at-rules that contain used rules, in their order', () => {
  const first =
    '@media (min-width:768px){.card_x{margin:0}.other{margin:0}}@media print{.other{margin:0}}';
  expect(used(page, first, '.card_x{margin:1px}')).toBe(
    '@media (min-width:768px){.card_x{margin:0}}.card_x{margin:1px}',
  );
});

test('keeps only the keyframes of used animations', () => {
  const moves = '@keyframes turn{to{rotate:1turn}}';
  const idle = '@keyframes fade{to{opacity:0}}';
  expect(used(page, `${moves}${idle}.-big{animation:turn 1s}.other{animation:fade 1s}`)).toBe(
    `.-big{animation:turn 1s}${moves}`,
  );
});

test('keeps rules for reduced motion only if an animation is used', () => {
  const still = '@media (prefers-reduced-motion:reduce){.card_x{animation-duration:1ms}}';
  const moves = '@keyframes turn{to{rotate:1turn}}';
  const animated = `.-big{animation:turn 1s}${still}`;
  expect(used(page, `a{color:red}${still}${moves}`)).toBe('a{color:red}');
  expect(used(page, animated + moves)).toBe(animated + moves);
});

test.each([
  ['of plain letters', 'row', '.row'],
  ['that starts with a digit', '1row', '.\\31 row'],
  ['with punctuation', 'md:row/2', '.md\\:row\\/2'],
  ['in another alphabet', 'қатор', '.қатор'],
])('matches a class name %s', (_what, name, selector) => {
  const css = `${selector}{color:red}${selector}:focus{color:blue}`;
  expect(used(`<p class="${name}">…</p>`, css)).toBe(css);
});

test('reports the classes without a rule when they are the majority', () => {
  const page = '<p class="x1 x2">…</p><p class="a1">…</p>';
  expect(used(page, '.a1{color:red}')).toEqual({ kind: 'classNames', detail: '.x1 .x2' });
  expect(used('<p class="x1">…</p><p class="a1">…</p>', '.a1{color:red}')).toBe('.a1{color:red}');
});

test('reports the error when a stylesheet cannot be read', () => {
  const sheets = new StyleSheets((address) => {
    throw new Error(`no ${address}`);
  });
  expect(sheets.usedIn('<p>…</p>', ['/a.css'])).toEqual({
    kind: 'stylesheet',
    detail: 'Error: no /a.css',
  });
});

test('reads and parses each stylesheet once', () => {
  const read: string[] = [];
  const sheets = new StyleSheets((address) => {
    read.push(address);
    return 'a{color:red}b{color:blue}';
  });
  expect(sheets.usedIn('<a>…</a>', ['/a.css'])).toBe('a{color:red}');
  expect(sheets.usedIn('<b>…</b>', ['/a.css'])).toBe('b{color:blue}');
  expect(read).toEqual(['/a.css']);
});

test('makes relative URLs absolute', () => {
  const face = (url: string) => `@font-face{font-family:a;src:url(${url})}`;
  expect(used(page, face('../media/a.woff2'))).toBe(face('/_next/static/media/a.woff2'));
  const data = face('data:font/woff2;base64,AAAA');
  expect(used(page, data)).toBe(data);
});
