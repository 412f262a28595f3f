import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { findBrowser } from '@/scripts/lib/install/browser.mjs';
import { run } from '@/scripts/lib/processes/run.mjs';
import { middle } from '@/tools/bench/median';
import { aProductPath, withShop } from '@/tools/bench/shop';

const VERSION = '13.5.0';
const ROUNDS = 3;

const score = z.object({ score: z.number() });
const metric = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
  }),
});
type Report = z.infer<typeof reportSchema>;

export type LighthouseRow = { page: string } & Record<
  'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'fcp' | 'lcp' | 'blocking',
  number
>;

/**
 * Measures Lighthouse scores out of 100 and times in milliseconds with Lighthouse's phone profile.
 * Each figure is the median of three runs.
 */
export function benchLighthouse(): Promise<LighthouseRow[]> {
  return withShop(async (shop) => {
    const product = await aProductPath(shop);
    const rows: LighthouseRow[] = [];
    for (const path of ['/', '/ru', '/products', product, `/ru${product}`]) {
      const reports: Report[] = [];
      for (let round = 0; round < ROUNDS; round += 1) reports.push(await report(shop + path));
      rows.push(median(path, reports));
    }
    return rows;
  });
}

/**
 * Runs Lighthouse on a page. `npx` downloads it on demand, so that `npm install` does not have to
 * install its hundred packages.
 */
async function report(url: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const { code, output } = await run(
      'npx',
      [
        '--yes',
        `lighthouse@${VERSION}`,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ],
      { env: { CHROME_PATH: await findBrowser() } },
    );
    if (code !== 0) throw new Error(output);
    return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function median(page: string, reports: Report[]): LighthouseRow {
  const middleOf = (pick: (report: Report) => number) => middle(reports.map(pick));
  return {
    page,
    performance: middleOf(({ categories }) => categories.performance.score * 100),
    accessibility: middleOf(({ categories }) => categories.accessibility.score * 100),
    bestPractices: middleOf(({ categories }) => categories['best-practices'].score * 100),
    seo: middleOf(({ categories }) => categories.seo.score * 100),
    fcp: middleOf(({ audits }) => audits['first-contentful-paint'].numericValue),
    lcp: middleOf(({ audits }) => audits['largest-contentful-paint'].numericValue),
    blocking: middleOf(({ audits }) => audits['total-blocking-time'].numericValue),
  };
}
