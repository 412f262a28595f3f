import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOf } from '@/server/http/csp';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const scriptSrc = (html: string) =>
  policyOf(html, { isHttps: false })
    .split('; ')
    .find((directive) => directive.startsWith('script-src'));

const flight = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])';
const first = '(self.__next_f=self.__next_f||[]).push([0])';
const chunks =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';

test("the page's own inline scripts are let run by their hashes (B-29)", () => {
  const html = `<script id="_R_">${chunks}</script><script>${first}</script><script>${flight}</script>`;

  expect(scriptSrc(html)).toBe(`script-src 'self' ${hash(chunks)} ${hash(first)} ${hash(flight)}`);
});

test.each([
  'alert(1)',
  `${flight};alert(1)`,
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1]),alert(1),([2])',
  'self.__next_f.push(alert(1))',
])('a script that slipped into the page gets no hash: %s (B-29)', (code) => {
  expect(scriptSrc(`<script>${code}</script>`)).toBe("script-src 'self'");
});

test('files and data blocks need no hash (B-29)', () => {
  const html = `<script src="/_next/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>`;

  expect(scriptSrc(html)).toBe("script-src 'self'");
});

test('only the styles that this server has put into the page apply (B-29)', () => {
  const html = '<style>p{color:red}</style><style>i{}</style>';
  const styleSrc = (styles?: string) =>
    /style-src [^;]*/.exec(policyOf(html, { isHttps: false, styles }))?.[0];

  expect(styleSrc()).toBe("style-src 'self'");
  expect(styleSrc('p{color:red}')).toBe(`style-src 'self' ${hash('p{color:red}')}`);
});

test('no policy lets inline scripts run or knows a nonce (B-29)', () => {
  const policy = policyOf(`<script>${flight}</script>`, { isHttps: true });

  expect(policy).not.toMatch(/script-src[^;]*unsafe|nonce|\*/);
  expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'self'");
  expect(policy).toContain("frame-ancestors 'none'; upgrade-insecure-requests");
});

test('the map service is let in only where the shop has a key to it (B-29, B-91)', () => {
  const [without, having] = [false, true].map((hasMap) => policyOf('', { isHttps: false, hasMap }));
  expect(without).not.toContain('yandex');
  expect(having).toContain("script-src 'self' https://api-maps.yandex.ru ");
  expect(having).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https:(?!\/\/)/);
});
