import { createHash } from 'node:crypto';
import { inlineCodeIn } from 'deferred-hydration/document';
import { nextHtml, pushes } from 'deferred-hydration/tests/next-html';
import { expect, test } from 'vitest';
import { policyOf } from '@/server/edge/security-headers';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const policyOfHtml = (html: string) => policyOf({ isHttps: false, ...inlineCodeIn(html) });
const directive = (name: string, html: string) =>
  policyOfHtml(html)
    .split('; ')
    .find((text) => text.startsWith(`${name} `));

const [chunks, first, flight] = pushes;

test("allows a page's inline scripts by their hashes (B-29)", () => {
  const html = `<script id="_R_">${chunks}</script><script>${first}</script><script>${flight}</script>`;

  expect(directive('script-src', html)).toBe(
    `script-src 'self' ${hash(chunks)} ${hash(first)} ${hash(flight)}`,
  );
});

test.each([
  'alert(1)',
  `${flight};alert(1)`,
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1]),alert(1),([2])',
  'self.__next_f.push(alert(1))',
])('adds no hash for a script injected into the content: %s (B-29)', (code) => {
  for (const content of [`<script>${code}</script>`, `<p><script>${code}</script></p>`]) {
    const allowed = `script-src 'self' ${pushes.map(hash).join(' ')}`;
    expect(directive('script-src', nextHtml({ content: `${content}<p>…</p>` }))).toBe(allowed);
  }
});

test('allows an unrecognized script if Next writes it after the content (B-29)', () => {
  const html = nextHtml({ scripts: '<script>$RC("B:0")</script>' });

  expect(directive('script-src', html)).toContain(hash('$RC("B:0")'));
});

test('adds no hashes for files and data blocks (B-29)', () => {
  const html = `<script src="/_next/static/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>`;

  expect(directive('script-src', html)).toBe("script-src 'self'");
});

test('allows inline styles only in the head of a page (B-29)', () => {
  const style = '<style>p{color:red}</style>';

  expect(directive('style-src', nextHtml({ content: style }))).toBe("style-src 'self'");
  expect(directive('style-src', nextHtml({ head: style }))).toBe(
    `style-src 'self' ${hash('p{color:red}')}`,
  );
});

test('allows neither unsafe-inline scripts nor nonces (B-29)', () => {
  const policy = policyOf({ isHttps: true, ...inlineCodeIn(nextHtml()) });

  expect(policy).not.toMatch(/script-src[^;]*unsafe|nonce|\*/);
  expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'self'");
  expect(policy).toContain("frame-ancestors 'none'; upgrade-insecure-requests");
});

test('allows the map service only when the shop has a key (B-29, B-91)', () => {
  const [without, having] = [false, true].map((hasMap) =>
    policyOf({ isHttps: false, hasMap, scripts: [], styles: [] }),
  );
  expect(without).not.toContain('yandex');
  expect(having).toContain("script-src 'self' https://api-maps.yandex.ru ");
  expect(having).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https:(?!\/\/)/);
});

test("allows only the shop's own origin when a page has no map and no inline code", () => {
  const policy = policyOf({ isHttps: false, scripts: [], styles: [] }).split('; ');
  expect(policy.filter((text) => /^(script|style|img|default|worker)-src /.test(text))).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
  ]);
});

test("allows connections to the map's hosts only on pages with a map", () => {
  const connect = (hasMap: boolean) =>
    policyOf({ isHttps: false, hasMap, scripts: [], styles: [] })
      .split('; ')
      .filter((part) => part.startsWith('connect-src'));
  expect(connect(false)).toEqual([]);
  expect(connect(true)).toEqual([
    "connect-src 'self' https://api-maps.yandex.ru https://*.maps.yandex.net https://yandex.ru",
  ]);
});
