import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { type Browser, chromium, type Page } from '@playwright/test';
import { filterScripts, scriptsIn, stylesheetsIn } from 'deferred-hydration/server/document-tags';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';

// Tests the example app, built with the installed versions of Next and React, in a real browser.

type Server = { address: string; process: ChildProcess; printed: string[] };

let deferred: Server;
let plain: Server;
let browser: Browser;
let page: Page;
/**
 * Errors and warnings of the page, including React's reports of documents that it cannot hydrate.
 */
let complaints: string[];

beforeAll(async () => {
  [deferred, plain, browser] = await Promise.all([
    start({ DEFER_HYDRATION: 'on' }),
    start({ DEFER_HYDRATION: 'off' }),
    chromium.launch(
      process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : undefined,
    ),
  ]);
});
afterAll(async () => {
  await browser?.close();
  for (const server of [deferred, plain]) server?.process.kill();
});

beforeEach(async () => {
  page = await browser.newPage();
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
});
afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
  expect(deferred.printed.filter((line) => line.includes('unrecognized'))).toEqual([]);
});

async function start(settings: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: 'production' as const,
    PORT: String(port),
  };
  const server = spawn(process.execPath, ['.next/library/server.mjs'], {
    cwd: inject('example'),
    env,
  });
  const printed: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const note = (text: Buffer) => {
      printed.push(...text.toString().split('\n'));
      if (printed.includes('ready')) resolve();
    };
    server.stdout.on('data', note);
    server.stderr.on('data', note);
    server.on('exit', (code) => reject(new Error(`exit ${code}: ${printed.join('\n')}`)));
  });
  return { address: `http://127.0.0.1:${port}/`, process: server, printed };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const documentOf = async ({ address }: Server) => (await fetch(address)).text();
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const hydrated = () => page.waitForSelector('html[data-hydrated]', { state: 'attached' });
const colorOfButton = () =>
  page.locator('button').evaluate((button) => getComputedStyle(button).color);

test('recognizes every script and stylesheet of a document', async () => {
  const html = await documentOf(plain);
  const scripts = scriptsIn(html);
  const stylesheets = stylesheetsIn(html);

  const unknown = scripts.flatMap((tag) => (tag.kind === 'unrecognized' ? [tag.html] : []));
  expect(unknown.map((tag) => tag.slice(0, 100))).toEqual([]);
  expect(stylesheets.filter(({ address }) => address === null)).toEqual([]);
  expect(new Set(scripts.map(({ kind }) => kind))).toEqual(new Set(['data', 'file']));
  // The patterns find every tag of the document.
  expect(scripts).toHaveLength(count(html, /<script\b/g));
  expect(stylesheets).toHaveLength(count(html, /<link\b[^>]*stylesheet/g));
});

test('sends a document with its used styles and only the hydration script', async () => {
  const html = await documentOf(deferred);

  expect(count(html, /<script\b/g)).toBe(1);
  expect(html).toContain('<script src="/hydrate.js" async data-stylesheets="/_next/static/');
  expect(count(html, /rel="stylesheet"|as="script"/g)).toBe(0);
  const styles = /<style data-used-styles>([^<]*)</.exec(html)?.[1];
  expect(styles).toMatch(/body\s*\{.*color:\s*(?:rgb\(0, ?0, ?128\)|#000080|navy)/s);
  expect(styles).not.toContain('dialog');
});

test('changes only the scripts and styles of the document', async () => {
  const content = (html: string) =>
    filterScripts(html, () => false).replace(/<link[^>]*stylesheet[^>]*>|<style.*?<\/style>/g, '');
  const own = content(await documentOf(deferred)).replace(
    /<script src="\/hydrate.*?<\/script>/,
    '',
  );
  expect(own).toBe(content(await documentOf(plain)));
});

test('requests only the hydration script while the page loads', async () => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(deferred.address, { waitUntil: 'load' });
  expect(scripts).toEqual(['/hydrate.js']);
});

test('replays a press and typed text once the page is hydrated', async () => {
  await page.goto(deferred.address);
  // Hydration waits until both events have been held.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('textbox').fill('Next');
  expect(await page.getByRole('button').getAttribute('aria-busy')).toBe('true');
  expect(await page.getByRole('status').textContent()).toBe('0');
  release();

  await hydrated();
  await page.getByText('Hello, Next').waitFor();
  await page.getByRole('status').getByText('1').waitFor();
  expect(await page.getByRole('button').getAttribute('aria-busy')).toBeNull();
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('status').getByText('2').waitFor();
});

test('hydrates without an interaction when the network is idle', async () => {
  await page.goto(deferred.address);
  await hydrated();
});

test('runs each script once and loads each stylesheet once', async () => {
  const requested: string[] = [];
  page.on('requestfinished', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(deferred.address);
  await page.keyboard.press('Shift');
  await hydrated();

  const elements = await page.evaluate(() => ({
    scripts: [...document.scripts].map(({ src }) => src).filter(Boolean),
    stylesheets: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      ({ href }) => href,
    ),
  }));
  expect(new Set(elements.scripts).size).toBe(elements.scripts.length);
  expect(elements.stylesheets.length).toBeGreaterThan(0);
  expect(new Set(elements.stylesheets).size).toBe(elements.stylesheets.length);
  expect(requested.filter((path) => path.startsWith('/payload/'))).not.toEqual([]);
});

test('applies the same styles before and after hydration', async () => {
  await page.goto(deferred.address);
  expect(await colorOfButton()).toBe('rgb(0, 0, 128)');
  await page.keyboard.press('Shift');
  await hydrated();
  expect(await colorOfButton()).toBe('rgb(0, 0, 128)');
  // Only the stylesheets contain hover styles.
  await page.getByRole('button').hover();
  expect(await colorOfButton()).toBe('rgb(128, 0, 0)');
});

test('hydrates without the hydration script when deferral is switched off', async () => {
  expect(await documentOf(plain)).not.toContain('hydrate.js');
  await page.goto(plain.address);
  await hydrated();
});
