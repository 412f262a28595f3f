import { inlineCodeIn } from 'deferred-hydration/document';
import { HydrationDeferral, type PageOptions } from 'deferred-hydration/server';
import { nextHtml, pushes } from 'deferred-hydration/tests/next-html';
import { expect, test } from 'vitest';

const used = 'h1{color:red}';
const ld = '<script type="application/ld+json">{"name":"Title"}</script>';

const responseWith = (html: string) => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    link: '</a.woff2>; rel=preload; as="font"; type="font/woff2", </a.css>; rel=preload; as="style"',
  },
  body: Buffer.from(html),
});
const rendered = responseWith(nextHtml({ content: ld }));

const aDeferral = (css = `${used}.unused{color:red}`) =>
  new HydrationDeferral({ script: '/hydrate.js', readStylesheet: () => css });

/** The app either serves payloads or leaves them in the page. */
const payloadAddress = (digest: string) => `/payload/${digest}`;
const ways: [way: string, page: PageOptions][] = [
  ['in a file', { payloadAddress }],
  ['in the page', {}],
];

function defer(page: PageOptions = { payloadAddress }, document = rendered) {
  const { document: deferred, unrecognized } = aDeferral().defer(document, page);
  return { ...deferred, text: deferred.body.toString(), unrecognized };
}

test('removes all scripts and the payload, and lists their URLs for the browser half', () => {
  const { text, payload, unrecognized } = defer();

  expect(unrecognized).toBeUndefined();
  expect(text).not.toMatch(/as="script"|__next_f|TURBOPACK/);
  expect(text.match(/<script[^>]*src="[^"]*"/g)).toEqual(['<script src="/hydrate.js"']);
  expect(text).toContain(
    `data-scripts="/payload/${payload?.digest} /_next/static/chunks/a.js /_next/static/chunks/b.js"`,
  );
  expect(payload?.digest).toMatch(/^[\w-]{11}$/);
  expect(payload?.body.toString()).toBe(pushes.join(';\n'));
});

test('leaves the payload in the page if the app cannot serve it later', () => {
  const { text, payload } = defer({});

  expect(payload).toBeUndefined();
  expect(text).toContain('data-scripts="/_next/static/chunks/a.js /_next/static/chunks/b.js"');
  expect(text).toContain(`<script>${pushes[2]}</script>`);
});

test('preloads the modules of the app after the browser half', () => {
  const { text } = defer({ modules: ['/previews.js?a&b'] });
  const preload = '<link rel="modulepreload" href="/previews.js?a&amp;b" fetchPriority="low">';
  expect(text).toContain(`</script>${preload}`);
  expect(defer().text).not.toContain('modulepreload');
});

test('preserves the status of the rendered response', () => {
  expect(defer().status).toBe(200);
});

test.each(ways)(
  'ignores tags in the payload when selecting used styles, with the payload %s',
  (_way, page) => {
    const push = 'self.__next_f.push([1,"<table>"])';
    const document = responseWith(nextHtml({ scripts: `<script>${push}</script>` }));
    const { body } = aDeferral('table{color:red}').defer(document, page).document;

    expect(body.toString()).toContain('<style data-used-styles></style>');
  },
);

test.each(ways)("returns a document's inline code with the payload %s", (_way, page) => {
  const { text, inlineCode } = defer(page);

  expect(inlineCode).toEqual(inlineCodeIn(text));
  expect(inlineCode?.scripts).toHaveLength(page.payloadAddress ? 0 : pushes.length);
  expect(inlineCode?.styles).toEqual([used]);
});

test.each(ways)('preserves non-ASCII characters with the payload %s', (_way, page) => {
  const push = 'self.__next_f.push([1,"oʻyinchoq, рахмат"])';
  const content = '<p class="қатор" title="Сумка">Oʻyinchoq — 1 000 soʻm 🙂</p>';
  const document = responseWith(nextHtml({ content, scripts: `<script>${push}</script>` }));
  const css = '.қатор::after{content:"—"}';
  const { body, payload, inlineCode } = aDeferral(css).defer(document, page).document;

  expect(body.toString()).toContain(content);
  expect(body.toString()).toContain(css);
  expect((payload?.body ?? body).toString()).toContain(push);
  expect(inlineCode).toEqual(inlineCodeIn(body.toString()));
});

test('keeps data blocks in the page', () => {
  expect(defer().text).toContain(`<h1>Title</h1>${ld}`);
});

test('replaces the stylesheets with the used styles', () => {
  const { text, headers } = defer();

  expect(text).toContain(`<style data-used-styles>${used}</style><script src="/hydrate.js"`);
  expect(text).not.toContain('rel="stylesheet"');
  expect(text).toContain('data-stylesheets="/_next/static/chunks/a.css"');
  expect(headers).not.toHaveProperty('link');
});

test('escapes the URL of the payload', () => {
  const { text } = defer({ payloadAddress: () => '/a"b<c?d&e' });
  expect(text).toContain('data-scripts="/a&quot;b&lt;c?d&amp;e /_next/static/chunks/a.js');
});

test("adds the app's own data attributes", () => {
  const { text } = defer({ data: { 'save-data': '', mode: '"a"' } });
  expect(text).toContain(
    '<script src="/hydrate.js" async data-save-data data-mode="&quot;a&quot;" data-stylesheets="',
  );
});

const anotherForm: [what: string, kind: string, html: string][] = [
  [
    'another script attribute',
    'scriptTag',
    nextHtml().replace('<script src=', '<script type="module" src='),
  ],
  ['a script file at another address', 'scriptTag', nextHtml().replace('/b.js"', '/b.mjs"')],
  [
    'another global variable for the payload',
    'inlineScript',
    nextHtml().replaceAll('self.__next_f.push', 'self.__next_g.push'),
  ],
  ['an unknown inline script', 'inlineScript', nextHtml({ scripts: '<script>$RC()</script>' })],
  [
    'a stylesheet with a condition',
    'stylesheet',
    nextHtml().replace('<link rel="stylesheet"', '<link media="print" rel="stylesheet"'),
  ],
  [
    'a stylesheet at another address',
    'stylesheet',
    nextHtml().replace('chunks/a.css', '../../secret.css'),
  ],
  [
    'a stylesheet in the body',
    'stylesheet',
    nextHtml({ content: '<link rel="stylesheet" href="/_next/static/chunks/b.css"/>' }),
  ],
  ['unknown class names', 'classNames', nextHtml({ content: '<p class="unknown">…</p>' })],
  ['no RSC payload', 'document', nextHtml().replace(/<script( id="_R_")?>.*?<\/script>/g, '')],
  ['no script file', 'document', nextHtml().replace(/<script src.*?<\/script>/g, '')],
  ['no stylesheet', 'document', nextHtml().replace(/<link rel="stylesheet".*?\/>/, '')],
];

test.each(anotherForm)(
  'returns a document with %s unchanged, with a reason',
  (_what, kind, html) => {
    const document = responseWith(html);
    const result = aDeferral().defer(document, { payloadAddress });

    expect(result.document).toBe(document);
    expect(result.unrecognized).toEqual({ kind, detail: expect.stringMatching(/./) });
  },
);
