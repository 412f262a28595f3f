import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { LOCALES } from '@/lib/constants';
import uz from '@/messages/uz.json';
import { run } from '@/scripts/lib/processes/run.mjs';
import { sendRequest } from '@/tests/support/send-request';
import { aCheckout } from './checkout';
import { aPort, launchStorefront, type Running } from './processes';

const BUILD_MS = 600_000;
const ENTRY = "  en: { content: 'ru', name: 'English', shortName: 'En', currency: 'UZS' },";
const CATALOGUE = 'All our goods';

const { folder, remove } = aCheckout();
let storefront: Running | undefined;
let web = '';
let product = '';

beforeAll(async () => {
  for (const name of ['tests', 'docs']) cpSync(name, join(folder, name), { recursive: true });
  // Without this file, the build would treat ignored files as sources.
  copyFileSync('.gitignore', join(folder, '.gitignore'));
  addEnglish();
  await command('node', 'scripts/build.mjs');

  const port = await aPort();
  web = `http://127.0.0.1:${port}`;
  const env = { API_URL: inject('apiUrl'), CHORSU_DIST: '.next', SITE_URL: web };
  storefront = await launchStorefront(port, env, { cwd: folder });
  const { body } = await sendRequest(inject('apiUrl'), '/api/v1/catalog/product?size=1');
  product = `/products/${JSON.parse(body.toString()).data.results[0].slug}`;
}, BUILD_MS);

afterAll(async () => {
  storefront?.signal('SIGKILL');
  await storefront?.ended;
  remove();
});

/** Makes every change that adding a third language requires. */
function addEnglish() {
  const table = join(folder, 'lib/constants.ts');
  const before = readFileSync(table, 'utf8');
  const after = before.replace(/^ {2}ru: \{ content: .*$/m, `$&\n${ENTRY}`);
  writeFileSync(table, after);
  const en = { ...uz, header: { ...uz.header, catalog: CATALOGUE } };
  writeFileSync(join(folder, 'messages/en.json'), `${JSON.stringify(en, null, 2)}\n`);
}

async function command(name: string, ...args: string[]) {
  const env = { CHORSU_DIST: '.next' };
  const { code, output } = await run(name, args, { cwd: folder, env });
  expect(code, output).toBe(0);
}

/** Lists the files of the copy that differ from this repository. */
function touched(): string[] {
  const excluded = ['.*', 'node_modules', 'next-env.d.ts', '*.tsbuildinfo'];
  const options = excluded.map((pattern) => `--exclude=${pattern}`);
  const { stdout } = spawnSync('diff', ['-rq', ...options, '.', folder], { encoding: 'utf8' });
  return stdout.trim().split('\n');
}

async function shown(path: string, cookie = '') {
  const { status, headers, body } = await sendRequest(web, path, { headers: { cookie } });
  return { status, headers, html: body.toString() };
}

/** Returns the URLs of the page's language versions, by language. */
function alternatesIn(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g);
  return Object.fromEntries(Array.from(links, ([, language, href]) => [language, href]));
}

test(
  'passes type and message checks after adding a message file and one list entry',
  async () => {
    await command('npm', 'run', 'types');
    await command('npx', 'vitest', 'run', '--project', 'unit', 'tests/unit/messages.test.ts');
    await command('npm', 'run', 'requirements');

    const files = touched();
    console.log(`A third language requires changes in ${files.length} files:\n${files.join('\n')}`);
    expect(files).toEqual([
      `Files ./lib/constants.ts and ${folder}/lib/constants.ts differ`,
      `Only in ${folder}/messages: en.json`,
    ]);
  },
  BUILD_MS,
);

test.each(['/', '/products', 'a product'])('shows %s in English below /en', async (name) => {
  const path = name === 'a product' ? product : name;
  const own = `/en${path === '/' ? '' : path}`;
  const { status, headers, html } = await shown(own);
  const address = (prefix: string) => web + prefix + (path === '/' && prefix ? '' : path);

  expect(status).toBe(200);
  expect(html).toContain('<html lang="en"');
  expect(html).toContain(CATALOGUE);
  expect(html).toContain(`<link rel="canonical" href="${address('/en')}"`);
  expect(html).toContain('<meta property="og:locale" content="en_UZ"');
  const bare = address('').replace(/\/$/, '');
  expect(alternatesIn(html)).toEqual({
    uz: bare,
    ru: address('/ru'),
    en: address('/en'),
    'x-default': bare,
  });
  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^NEXT_LOCALE=en; Path=\/;/)]);
});

test('offers English on pages in every language', async () => {
  for (const path of ['/products', '/ru/products', '/en/products']) {
    const { html } = await shown(path);
    expect(html, path).toMatch(/<a href="\/en\/products"[^>]* lang="en"[^>]*>English<\/a>/);
  }
});

test('redirects unprefixed addresses to English when the cookie selects it', async () => {
  const { status, headers } = await shown('/', 'NEXT_LOCALE=en');
  expect([status, headers.location]).toEqual([307, '/en']);
  const uzbek = await shown('/', 'NEXT_LOCALE=uz');
  expect(uzbek.status).toBe(200);
  expect(uzbek.html).toContain('<html lang="uz"');
});

test('shows the error pages for missing and malformed addresses in English', async () => {
  const missing = await shown('/en/no/such/page');
  expect([missing.status, missing.html.includes('<html lang="en"')]).toEqual([404, true]);
  const refused = await shown('/en/%zz');
  expect([refused.status, refused.html.includes('<html lang="en"')]).toEqual([400, true]);
});

test('includes English pages in robots.txt and the sitemap', async () => {
  const robots = await shown('/robots.txt');
  expect(robots.html).toContain('Disallow: /en/cart');
  const { body } = await sendRequest(web, '/sitemap/pages.xml.gz');
  const sitemap = gunzipSync(body).toString();
  expect(sitemap).toContain(`<loc>${web}/en</loc>`);
  expect(sitemap).toContain(`hreflang="en" href="${web}/en/products"`);
});

test('does not change the languages of this repository', async () => {
  expect(LOCALES).toEqual(['uz', 'ru']);
});
