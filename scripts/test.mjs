import { ensureBuilt } from './lib/build/build.mjs';
import {
  browserTests,
  checkScript,
  engineTests,
  scaleTests,
  systemTests,
  timed,
  unitTests,
} from './lib/checks.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { installPackages } from './lib/install/apt.mjs';
import { findBrowser } from './lib/install/browser.mjs';
import { findEngines } from './lib/install/engines.mjs';
import { ensureInstalled } from './lib/install/install.mjs';
import { startPostgres } from './lib/install/postgres.mjs';
import { installScalePrograms } from './lib/install/scale-programs.mjs';
import { ProcessGroup } from './lib/processes/process-group.mjs';
import { readSettings } from './lib/settings.mjs';
import { print } from './lib/steps.mjs';
import { summarise } from './lib/summary.mjs';

await runMain(async () => {
  const { buildFolder } = readSettings();
  const group = new ProcessGroup({ interruptedCode: 130 });
  await ensureInstalled({ withDemo: true });
  const isFull = process.argv.includes('--full');
  const CHROMIUM_PATH = await findBrowser();
  const env = { CHROMIUM_PATH, ...(isFull && { TEST_FULL: '1' }) };
  print(`Browser: ${CHROMIUM_PATH}`);
  // A full run also needs Chromium itself, because the headless shell supports neither autofill nor
  // a back/forward cache.
  if (isFull) await installPackages('chromium', 'fonts-liberation');
  // A quick run skips the tour in Chromium, because its end-to-end tests already run there.
  const engines = [...(isFull ? ['chromium'] : []), ...(await findEngines())];

  try {
    const { text, failed } = summarise([
      ...(await Promise.all([
        checkScript('lint', 'lint'),
        checkScript('types', 'types'),
        checkScript('unused', 'unused code'),
      ])),
      await testOnBothDatabases(group, env),
      ...(await testTheBuild({ buildFolder, env, engines, isTour: !isFull })),
      ...(isFull ? await testAround(env) : []),
    ]);
    print(text);
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    await group.stop();
  }
});

async function testOnBothDatabases(group, env) {
  const postgres = await startPostgres();
  if (!postgres)
    print('PostgreSQL is unavailable. The API is tested only on the embedded database.');
  group.cleanUp(async () => postgres?.stop());
  const url = postgres ? { DATABASE_URL_TEST: postgres.url } : {};
  return unitTests({ env: { ...env, ...url } });
}

/** Runs some of the scale tests; `npm run test:scale` runs all of them. */
async function testAround(env) {
  const missing = await installScalePrograms();
  if (missing.length === 0) return [await scaleTests({ env: { ...env, TEST_FULL: '' } })];
  print(`Skipping the scale tests. Install ${missing.join(', ')}.`);
  return [];
}

async function testTheBuild({ buildFolder, env, engines, isTour }) {
  const built = await timed('build', async () => {
    try {
      await ensureBuilt(buildFolder);
      return { passed: 1, failed: 0 };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      print(error.message);
      return { passed: 0, failed: 1 };
    }
  });
  if (built.failed > 0) return [built];
  const results = [built, await systemTests({ env }), await browserTests({ env })];
  return engines.length > 0 ? [...results, await engineTests({ env, engines, isTour })] : results;
}
