import {
  filterScripts,
  inlineCodeIn,
  replaceStylesheets,
  scriptsIn,
  stylesheetsIn,
  stylesIn,
} from 'deferred-hydration/server/document-tags';
import { expect, test } from 'vitest';

const data = 'self.__next_f.push([1,"a"])';
const first = '(self.__next_f=self.__next_f||[]).push([0])';
const files = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":1});';
const script = (code: string, attributes = '') => `<script${attributes}>${code}</script>`;
const file = '/_next/static/chunks/a.js';
const kindsOf = (html: string) => scriptsIn(html).map(({ kind }) => kind);

test.each([[data], [first], [files], ['self.__next_f.push([1,\n"a"])']])(
  'recognizes that the script %j only pushes data',
  (code) => {
    expect(scriptsIn(script(code))).toEqual([
      { start: 0, end: code.length + 17, kind: 'data', code },
    ]);
    expect(kindsOf(script(code, ' id="_R_"'))).toEqual(['data']);
  },
);

test.each([
  ['alert(1)', ''],
  [`alert(1);${data}`, ''],
  [`${data};alert(1)`, ''],
  [`alert(1);${first}`, ''],
  [`${first};alert(1)`, ''],
  [`alert(1);${files}`, ''],
  [`${files}alert(1)`, ''],
  ['self.__next_f.push([alert(1)])', ''],
  ['', ''],
  [data, ' onload="alert(1)"'],
  [data, ' type="module"'],
])('does not recognize the script %j with the attributes %j', (code, attributes) => {
  const html = script(code, attributes);
  expect(scriptsIn(html)).toEqual([
    { start: 0, end: html.length, kind: 'unrecognized', code, html },
  ]);
});

test.each([
  [` src="${file}"`, 'all'],
  [` src="${file}" async=""`, 'all'],
  [` SRC="${file}" noModule=""`, 'only old'],
  [` src="${file}" id="a" crossorigin="" fetchpriority="low"`, 'all'],
  [` src="${file}" nomodule`, 'only old'],
])('recognizes a script with %j as a build file for %s browsers', (attributes, browsers) => {
  const html = script('', attributes);
  expect(scriptsIn(html)).toEqual([
    { start: 0, end: html.length, kind: 'file', src: file, isLegacy: browsers === 'only old' },
  ]);
});

test.each([
  [' src="https://evil.test/a.js"'],
  [` src="https://evil.test${file}"`],
  [` src="${file}.txt"`],
  [' src="/_next/static/.js"'],
  [` src="${file}" onerror="alert(1)"`],
  [' src=""'],
])('does not recognize a script with %j as a build file', (attributes) => {
  const html = script('', attributes);
  expect(scriptsIn(html)).toEqual([
    { start: 0, end: html.length, kind: 'unrecognized', code: null, html },
  ]);
});

test.each([
  ['application/json', 'json'],
  ['application/ld+json', 'json'],
  ['application/jsonp', 'unrecognized'],
  ['text/application/json', 'unrecognized'],
])('treats a script of the type %s as %s', (type, kind) => {
  expect(kindsOf(script('{}', ` type="${type}"`))).toEqual([kind]);
});

const style = (attributes: string) => `<link rel="stylesheet" ${attributes}/>`;
const css = '/_next/static/css/a-b~c/d.css';

test('returns the URLs of recognized stylesheets in the head, and null for others', () => {
  const known = `<link data-precedence="next" href="${css}" rel="stylesheet" crossorigin="">`;
  const others = [
    style(`href="${css}" media="print"`),
    style('href="https://evil.test/a.css"'),
    style(`href="${css}.txt"`),
    style(`href="/other${css}"`),
    style(''),
  ];
  const late = style(`href="${css}"`);
  const html = `<head>${known}${others.join('')}<link rel="icon" href="/a"></head>${late}`;
  expect(stylesheetsIn(html)).toEqual([
    { html: known, address: css },
    ...others.map((one) => ({ html: one, address: null })),
    { html: late, address: null },
  ]);
});

test('replaces all stylesheets in the head with given HTML and changes nothing else', () => {
  const html = `<head><title>$&</title>${style('href="/a"')}${style('href="/b"')}</head>${style('')}`;
  expect(replaceStylesheets(html, '<style>$1</style>')).toBe(
    `<head><title>$&</title><style>$1</style></head>${style('')}`,
  );
  expect(replaceStylesheets(style(''), '<style></style>')).toBe(style(''));
});

test('removes the scripts that the filter rejects and all script preloads', () => {
  const preload = `<link rel="preload" href="${file}" as="script"/>`;
  const module = `<link rel="modulepreload" fetchpriority="low" as="script" href="${file}">`;
  const image = '<link rel="preload" as="image" href="/a.webp">';
  const html = `${preload}${module}${image}<p>1</p>${script(data)}<p>2</p>${script('{}', ' type="application/json"')}<p>3</p>`;
  expect(filterScripts(html, ({ kind }) => kind === 'json')).toBe(
    `${image}<p>1</p><p>2</p>${script('{}', ' type="application/json"')}<p>3</p>`,
  );
  expect(filterScripts(html, () => true)).toBe(html.replace(preload + module, ''));
  expect(filterScripts(html, () => false, [])).toBe(html.replace(preload + module, ''));
});

test('returns only the inline styles in the head', () => {
  const head = '<head><style>a{}</style><style data-x="1">b{}</style><style></style></head>';
  expect(stylesIn(`${head}<style>c{}</style>`)).toEqual(['a{}', 'b{}', '']);
  expect(stylesIn('<style>a{}</style>')).toEqual([]);
});

test('returns only data scripts and the last scripts of Next as inline code', () => {
  const injected = script('alert(1)');
  const last = script('requestAnimationFrame(f)');
  const html = (end: string) => `<head></head><body>${injected}${script(data)}<p></p>${end}`;
  const scriptsOf = (end: string) => inlineCodeIn(html(end)).scripts;
  expect(scriptsOf(`${last}${script(first)}</body>`)).toEqual([
    data,
    'requestAnimationFrame(f)',
    first,
  ]);
  expect(scriptsOf(`${last}<p></p>${script(first)}</body>`)).toEqual([data, first]);
  expect(scriptsOf(`${last}${script('', ` src="${file}"`)}</body>`)).toEqual([
    data,
    'requestAnimationFrame(f)',
  ]);
  expect(scriptsOf(`${last}${script('', ' src="/evil.js"')}</body>`)).toEqual([
    data,
    'requestAnimationFrame(f)',
  ]);
  expect(scriptsOf(last)).toEqual([data]);
});
