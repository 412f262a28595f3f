import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, type TaskMeta, type TestContext, test } from 'vitest';
import { World } from '@/tests/e2e/support/world';
import { type Language, pathIn, type Words, wordsOf } from '@/tests/support/words';
import type { DriverOptions } from './drivers/driver';
import { stopBrowsers } from './drivers/puppeteer';
import { engines, open, sizes, type Width } from './engines';
import { Network } from './network';
import { Page } from './page';
import { Shop } from './shop';

declare module 'vitest' {
  interface TaskMeta {
    journey?: { title: string; engine: string; width: Width; language: Language };
  }
}

export type Scene = {
  page: Page;
  /** The mock world of this journey. */
  world: World;
  shop: Shop;
  network: Network;
  engine: string;
  width: Width;
  language: Language;
  t: Words;
  /** Adds the language prefix to a path. */
  at: (path: string) => string;
};

type JourneyOptions = Partial<Pick<DriverOptions, 'refuses' | 'hasLessMotion' | 'isPrivate'>> & {
  /** Console messages that the journey expects. */
  forgives?: RegExp;
};

type Case = NonNullable<TaskMeta['journey']>;

/**
 * Console messages that depend on timing: the first is logged when the journey leaves a page that
 * is still loading, the second when a busy machine applies a stylesheet seconds after React has
 * preloaded it.
 */
const remarks: Record<string, RegExp> = {
  webkit:
    /(?:Fetch API c|C)annot load \S+ due to access control checks|\.css was preloaded using link preload but not used within a few seconds/,
};

/** Whether one journey runs in all engines at once, as in `npm test` (scripts/lib/checks.mjs). */
const isTour = process.env.ENGINES_TOUR === '1';

const FAILURES = 'test-results/engines';

/** Registers the journey for each engine, width and language. */
export function journey(
  title: string,
  options: JourneyOptions,
  walk: (scene: Scene) => Promise<void>,
) {
  for (const one of casesOf(title).filter(({ engine }) => canWalk(engine, options))) {
    const name = `${title} [${one.engine}, ${one.width}, ${one.language}]`;
    test(name, { concurrent: isTour }, (context) => run({ context, name, one, options, walk }));
  }
}

afterAll(stopBrowsers);

/**
 * Headless Chromium has no setting that refuses cookies or storage, so the end-to-end tests cover
 * these cases.
 */
function canWalk(engine: string, { refuses }: JourneyOptions): boolean {
  return engine !== 'chromium' || !['cookies', 'storage'].includes(String(refuses));
}

/** Covers each engine once, with different widths and languages. */
const tour = [
  { width: 'desktop', language: 'uz' },
  { width: 'phone', language: 'ru' },
] as const;

function casesOf(title: string): Case[] {
  if (isTour) {
    return engines.map((engine, index) => ({ title, engine, ...(tour[index % 2] ?? tour[0]) }));
  }
  const widths = ['phone', 'desktop'] as const;
  const languages = ['uz', 'ru'] as const;
  return engines.flatMap((engine) =>
    widths.flatMap((width) => languages.map((language) => ({ title, engine, width, language }))),
  );
}

type Run = {
  context: TestContext;
  name: string;
  one: Case;
  options: JourneyOptions;
  walk: (scene: Scene) => Promise<void>;
};

async function run({ context, name, one, options, walk }: Run) {
  context.task.meta.journey = one;
  const { engine, width, language } = one;
  const { refuses = null, hasLessMotion = false, isPrivate = false, forgives } = options;
  const world = new World(inject('mockUrl'), `engines-${randomUUID()}`);
  const network = await Network.open(inject('shopUrl'), world.name);
  const driver = await open[engine]?.({ ...sizes[width], refuses, hasLessMotion, isPrivate });
  if (!driver) throw new Error(`Unknown engine: ${engine}`);
  const page = new Page(driver, { site: network.url, tools: inject('tools') });
  const shop = new Shop(inject('mockUrl'), world.name, language);
  const at = (path: string) => pathIn(language, path);
  try {
    await walk({ page, world, shop, network, engine, width, language, t: wordsOf(language), at });
    const complaints = page.complaints.filter(
      (text) => !forgives?.test(text) && !remarks[engine]?.test(text),
    );
    expect(complaints.join('\n'), 'the console').toBe('');
  } catch (error) {
    await keepPicture(page, name);
    throw error;
  } finally {
    await driver.close();
    await network.close();
  }
}

async function keepPicture(page: Page, name: string) {
  mkdirSync(FAILURES, { recursive: true });
  const file = join(FAILURES, `${name.replace(/\W+/g, '-')}.png`);
  // Ignores a failed screenshot: a browser that has failed cannot take one.
  await page.screenshot().then(
    (picture) => writeFileSync(file, picture),
    () => {},
  );
}
