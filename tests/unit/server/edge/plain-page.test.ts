import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import ru from '@/messages/ru.json';
import uz from '@/messages/uz.json';
import { sendPlainPage } from '@/server/edge/plain-page';
import { served } from '@/tests/support/page/served';
import { sendRequest } from '@/tests/support/send-request';
import { aStorefront } from '@/tests/unit/server/storefront';

const page = { locale: 'uz', isHttps: true, siteUrl: 'https://shop.test' } as const;
const plain = async (options: Partial<Parameters<typeof sendPlainPage>[2]>, method = 'GET') => {
  const requestOptions = { ...page, kind: 'failed', status: 500, ...options } as const;
  const base = await served((req, res) => sendPlainPage(req, res, requestOptions));
  const { status, headers, body } = await sendRequest(base, '/', { method });
  return { status, headers, html: body.toString() };
};

test.each([
  ['failed', 500, true],
  ['unavailable', 503, true],
  ['badRequest', 400, false],
  ['wrongHost', 421, false],
  ['tooManyCookies', 431, true],
] as const)(
  'explains the failure "%s" with status %i and offers a retry where it helps',
  async (kind, status, again) => {
    for (const [locale, { server: words }] of Object.entries({ uz, ru })) {
      const found = await plain({ kind, status, locale: locale === 'ru' ? 'ru' : 'uz' });
      expect(found.status).toBe(status);
      expect(found.html).toContain(`<h1>${words[kind].title}</h1>`);
      expect(found.html.includes(`<a href="">${words.retry}</a>`)).toBe(again);
      const home =
        (kind === 'wrongHost' ? 'https://shop.test' : '') + (locale === 'ru' ? '/ru' : '/');
      expect(found.html).toContain(`<a href="${home}">${words.home}</a>`);
      expect(found.html).not.toContain('Stryker');
    }
  },
);

test('makes the page uncacheable, allows only its own code and omits the body for HEAD', async () => {
  const { headers } = await plain({});
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "img-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]),
  );
  expect(policy.filter((part) => /^(style|script)-src 'sha256-/.test(part))).toHaveLength(2);
  expect(headers['cache-control']).toBe('no-store');
  expect((await plain({}, 'HEAD')).html).toBe('');
});

test('contains its own stylesheet inline', async () => {
  const css = readFileSync('server/edge/plain-page.css', 'utf8');
  const get = await aStorefront();
  const { body } = await get('/%');
  expect(body.toString()).toContain(`<style>${css}</style>`);
});
