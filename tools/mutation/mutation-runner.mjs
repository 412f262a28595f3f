import { readFileSync, writeFileSync } from 'node:fs';
import {
  strykerPlugins as plugins,
  strykerValidationSchema as schema,
} from '@stryker-mutator/vitest-runner';
import { WarmThreads, WarmWorker } from '../../scripts/lib/processes/warm-threads.mjs';

const [{ factory: createVitestRunner }] = plugins;
/** An id that no mutant has. It runs the tests without an active mutant. */
const NONE = 'none';
const [KILLED, SURVIVED, ERROR] = ['killed', 'survived', 'error'];

/**
 * A Stryker runner for API tests. It reuses the shop of the previous mutant, because opening one
 * takes longer than most tests.
 *
 * The previous mutant may have damaged the shop, so a mutant counts as killed only if the failed
 * test passes without it. Otherwise, the tests run again in a new shop.
 */
class WarmRunner {
  static inject = ['$injector'];
  /**
   * The path of a file with the tests that cover each mutant, relative to the copy of the checkout.
   * All processes of the run use it.
   */
  coverage = 'coverage-of-tests.json';

  constructor(injector) {
    this.inner = injector.injectFunction(createVitestRunner);
    this.threads = new WarmThreads();
  }

  capabilities() {
    return this.inner.capabilities();
  }

  async init() {
    await this.inner.init();
    for (const { config } of this.inner.ctx.projects) {
      if (!config.name.startsWith('api')) continue;
      config.pool = 'warm';
      config.poolRunner = {
        name: 'warm',
        createPoolWorker: (options) => new WarmWorker(this.threads.of(options)),
      };
    }
  }

  async dryRun(options) {
    const result = await this.inner.dryRun(options);
    writeFileSync(this.coverage, JSON.stringify(result.mutantCoverage?.perTest ?? {}));
    return result;
  }

  async mutantRun(options) {
    if (options.reloadEnvironment) return this.#runWhileLoading(options);
    const wasWarm = this.threads.areWarm;
    const result = await this.inner.mutantRun(options);
    if (!wasWarm || !(await this.#isDoubtful(result, options))) return result;
    await this.threads.end();
    return this.inner.mutantRun(options);
  }

  /**
   * Handles a mutant in code that runs when its module is loaded. Runs the tests that cover it in
   * the open shop first, because they kill most of these mutants.
   */
  async #runWhileLoading(options) {
    const testFilter = this.#testsThatRun(options.activeMutant);
    if (testFilter.length > 0) {
      const early = { mutantActivation: 'runtime', reloadEnvironment: false, testFilter };
      const result = await this.mutantRun({ ...options, ...early });
      if (result.status === KILLED) return result;
    }
    return this.#runCold(options);
  }

  #testsThatRun({ id }) {
    const perTest = Object.entries(JSON.parse(readFileSync(this.coverage, 'utf8')));
    return perTest.filter(([, hits]) => hits[id] > 0).map(([test]) => test);
  }

  async #runCold(options) {
    await this.threads.end();
    const result = await this.inner.mutantRun(options);
    await this.threads.end();
    return result;
  }

  async #isDoubtful({ status, killedBy }, options) {
    if (status !== KILLED) return status === ERROR;
    const activeMutant = { ...options.activeMutant, id: NONE };
    const without = { ...options, activeMutant, testFilter: killedBy };
    return (await this.inner.mutantRun(without)).status !== SURVIVED;
  }

  async dispose() {
    await this.threads.end();
    await this.inner.dispose();
  }
}

export const strykerValidationSchema = schema;
export const strykerPlugins = [{ kind: 'TestRunner', name: 'vitest', injectableClass: WarmRunner }];
