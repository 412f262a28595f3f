import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isFull } from './tests/support/tier';

/** These begin before the others: nobody is to wait for one of them in the end. */
const longest = ['checkout.full', 'crawl', 'hostile-requests', 'outage', 'start', 'stop'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.indexOf(basename(moduleId, '.test.ts'));
  return place < 0 ? longest.length : place;
}

/** The commands and the servers as they are run, on a finished build. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    name: 'system',
    globalSetup: ['tests/system/setup.ts'],
    include: ['tests/system/**/*.test.ts'],
    exclude: isFull ? [] : ['tests/system/**/*.full.test.ts'],
    // Two processors are busy with three: most tests wait for the servers that they start.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
