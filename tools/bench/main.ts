import { readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { type JunkReport, sendJunk } from '@/tests/support/junk';
import { benchApi } from '@/tools/bench/api/api';
import { benchCatalogIndex } from '@/tools/bench/api/catalog-index';
import { benchEngine } from '@/tools/bench/api/engine';
import { benchImport } from '@/tools/bench/api/import';
import { benchSize } from '@/tools/bench/api/size';
import { benchLighthouse } from '@/tools/bench/pages/lighthouse';
import { benchRender, type RenderRow } from '@/tools/bench/pages/render';
import { benchStorefront, type StorefrontRow } from '@/tools/bench/pages/storefront';
import { benchStyles } from '@/tools/bench/pages/styles';
import { printTouch } from '@/tools/bench/pages/touch-print';
import { benchWeight } from '@/tools/bench/pages/weight';
import { hydratedRow, readRow } from '@/tools/bench/pages/weight-row';
import { benchSiege, type SiegeRow } from '@/tools/bench/siege/siege';
import { benchBodies } from '@/tools/bench/siege/siege-bodies';
import { benchSlowReaders } from '@/tools/bench/siege/siege-readers';
import { benchHour } from '@/tools/bench/traffic/hour';
import { printTraffic } from '@/tools/bench/traffic/traffic-table';
import { benchMechanisms } from './mechanisms/mechanisms';
import { benchMock } from './mock';
import { benchObserved } from './observed';
import { print, printAims } from './print';
import { withShop } from './shop';

const SIZES = [1000, 100_000];

/**
 * The parts of the benchmark, by name. `npm run bench -- weight` runs only the part `weight`, and
 * `npm run bench -- siege 'parts bomb'` runs only the row `parts bomb` of `siege`.
 */
const parts: Record<string, () => Promise<void>> = {
  api,
  import: imports,
  size,
  engine,
  served,
  observed,
  traffic: printTraffic,
  hour,
  render,
  siege,
  'siege-readers': siegeReaders,
  junk,
  mechanisms,
  mock,
  weight,
  touch,
  lighthouse,
  styles,
};

console.log(
  [
    `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    `${type()} ${release()}, Node ${process.version}`,
    `Next ${versionOf('next')}, React ${versionOf('react')}`,
  ].join('; '),
);
const names = process.argv.slice(2);
for (const [name, run] of Object.entries(parts)) {
  if (names.length === 0 || names.includes(name)) await run();
}

async function api() {
  print('The API over HTTP, embedded database', await benchApi(SIZES));
  print('The catalog index without the API', benchCatalogIndex(SIZES));
}

async function imports() {
  const count = Number(process.env.BENCH_IMPORT ?? 100_000);
  console.log(`\nAn import of prices and stock (${count} rows) into a shop that keeps selling`);
  for await (const rows of benchImport(count)) {
    console.table(
      rows.map(({ seconds, calmP99, busyP99, memoryMb, ...row }) => ({
        ...row,
        'visible, s (60 or less)': seconds.toFixed(1),
        'list p99, ms': calmP99.toFixed(1),
        'list p99 during the import': busyP99.toFixed(1),
        'times (2 or less)': (busyP99 / calmP99).toFixed(1),
        'memory, MB': Math.round(memoryMb),
      })),
    );
  }
}

async function size() {
  const count = Number(process.env.BENCH_SIZE ?? 100_000);
  console.log(`\nThe API on PostgreSQL with ${count} products`);
  printAims(await benchSize(count));
}

async function engine() {
  const count = Number(process.env.BENCH_ENGINE ?? 100_000);
  console.log(`\nThe API on PostgreSQL with ${count} products in a search engine (Sphinx)`);
  for await (const rows of benchEngine(count)) printAims(rows);
}

async function hour() {
  const products = Number(process.env.BENCH_SIZE ?? 0);
  const requests = Number(process.env.BENCH_REQUESTS ?? 20_000);
  const isEmbedded = process.env.BENCH_DATABASE !== 'postgresql';
  console.log(
    `\n${requests} mixed requests to a shop with ${products || "the demonstration's"} products, ${isEmbedded ? 'embedded' : 'PostgreSQL'}`,
  );
  printAims(await benchHour({ products, requests, isEmbedded }));
}

async function served() {
  console.log(
    '\nA cached product page, and searches that are rendered; 32 connections, milliseconds',
  );
  const rows = await benchStorefront();
  console.table(
    rows.map(({ kind, perSecond, p50, p99, failed }) => ({
      kind,
      'per second': perSecond,
      median: p50.toFixed(2),
      p99: p99.toFixed(2),
      failed,
    })),
  );
  const [cached, bare, rendered] = rows;
  if (cached && bare && rendered) console.log(comparison(cached, bare, rendered));
}

function comparison(cached: StorefrontRow, bare: StorefrontRow, rendered: StorefrontRow): string {
  return [
    `A cached page: ${(cached.perSecond / rendered.perSecond).toFixed(0)} × the throughput of a rendered one (20 or more)`,
    `${(cached.perSecond / bare.perSecond).toFixed(2)} of the throughput of a bare server with the same bytes (0.5 or more)`,
    `p99: ${(cached.p99 / bare.p99).toFixed(1)} × that of the bare server (3 or less)`,
  ].join(', ');
}

async function observed() {
  console.log('\nA cached page with log, metrics and traces off and on; 32 connections, medians');
  const rows = await benchObserved();
  console.table(
    rows.map(({ storefront, perSecond, p99, cpuUs, share }) => ({
      storefront,
      'per second': perSecond,
      'p99, ms': p99.toFixed(2),
      'processor, µs': cpuUs.toFixed(1),
      'of off (0.95 or more)': share.toFixed(3),
    })),
  );
  for (const { storefront, settings } of rows) {
    const set = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    console.log(`${storefront}: ${set.join(' ')}`);
  }
}

async function render() {
  console.log('\nCPU time of an uncached page, milliseconds');
  const { first, later } = await benchRender();
  printRendered('The first hundred renders of each page', first);
  printRendered('Renders 600 to 900 of each page (products: as many as exist)', later);
}

function printRendered(title: string, rows: RenderRow[]) {
  console.log(title);
  console.table(
    rows.map(({ page, storefrontMs, apiMs, times }) => ({
      page,
      storefront: storefrontMs.toFixed(1),
      API: apiMs.toFixed(1),
      'times an empty page': times.toFixed(1),
    })),
  );
}

async function siegeReaders() {
  console.log(
    '\nConnections that do not read, for 20 s; p99 of requests by other visitors, milliseconds',
  );
  for await (const rows of benchSlowReaders()) {
    console.table(
      rows.map(({ calm, siege, ...row }) => ({
        ...row,
        undisturbed: calm.toFixed(1),
        'siege (500 or less)': siege.toFixed(1),
      })),
    );
  }
}

async function siege() {
  const chosen = names.filter((name) => !(name in parts));
  console.log('\n50 connections for 20 s; p99 of requests by other visitors, milliseconds');
  for await (const rows of benchSiege(chosen)) printSiege(rows);
  console.log('\nHostile uploads, imports and idle connections for 20 s, with the same figures');
  for await (const rows of benchBodies(chosen)) printSiege(rows);
}

function printSiege(rows: SiegeRow[]) {
  console.table(
    rows.map(({ calm, siege: during, after, ...row }) => ({
      ...row,
      undisturbed: calm.toFixed(1),
      siege: during.toFixed(1),
      'times (5 or less)': (during / calm).toFixed(1),
      '5 s later': after.toFixed(1),
    })),
  );
}

async function mechanisms() {
  const chosen = names.filter((name) => !(name in parts));
  console.log('\nEach mechanism of this repository, with it (on) and without it (off)');
  for await (const rows of benchMechanisms(chosen)) {
    console.table(
      rows.map(({ on, off, ...row }) => ({ ...row, on: on.toFixed(2), off: off.toFixed(2) })),
    );
  }
}

async function junk() {
  const count = Number(process.env.BENCH_JUNK ?? 50_000);
  console.log(`\n${count} unique junk addresses`);
  const { failed, grownMb, diskMb } = await benchJunk(count);
  console.table({
    'memory growth, MB (under 100)': Math.round(grownMb),
    'disk growth, MB (under 50)': Math.round(diskMb),
    'failed (0)': failed.length,
  });
}

async function mock() {
  console.log(
    '\nThe mocked API: start, memory, and suites of 20 requests in each of 1,000 worlds (BENCH_WORLDS)',
  );
  printAims(await benchMock());
}

async function weight() {
  console.log('\nPages on a cheap phone: 4 × slower CPU, 1.6 Mbit/s, 150 ms; kB and milliseconds');
  const rows = await benchWeight();
  console.log('A first visit, measured before hydration');
  console.table(rows.map(readRow));
  console.log('The same visit without interaction, including hydration');
  console.table(rows.map(hydratedRow));
  for (const { page, hydrated } of rows) console.log(`${page}: ${hydrated.modules}`);
}

async function touch() {
  await printTouch(names.filter((name) => !(name in parts)));
}

async function lighthouse() {
  console.log('\nLighthouse, mobile: scores out of 100, and milliseconds');
  const rows = await benchLighthouse();
  console.table(
    rows.map(({ fcp, lcp, blocking, ...row }) => ({
      ...row,
      FCP: Math.round(fcp),
      LCP: Math.round(lcp),
      blocking: Math.round(blocking),
    })),
  );
}

async function styles() {
  console.log('\nA page with its styles, without its scripts');
  const rows = await benchStyles();
  console.table(
    rows.map(({ page, styles, brotli, cpuMs }) => ({
      page,
      styles,
      'brotli, bytes': brotli,
      'CPU, ms': cpuMs.toFixed(1),
    })),
  );
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
}

/** Measures how much memory and disk space requests for junk URLs cost the storefront. */
function benchJunk(count: number): Promise<JunkReport> {
  const buildFolder = process.env.CHORSU_DIST || '.next';
  return withShop((shop, { pid }) => sendJunk(shop, { count, pid, buildFolder }));
}
