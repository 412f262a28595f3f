import fc from 'fast-check';
import { beforeAll, onTestFinished, test } from 'vitest';
import { isFull, wholeOrPart } from '@/tests/support/tier';
import { modelApp } from './model/program';
import { steps, stepsWithKills } from './model/steps';
import { aKillablePlace, openWorld, type Place } from './model/world';
import { emptySource, openTestShop } from './setup/shop';
import { anEmptyFolder, aShopFolder } from './setup/shop-folder';

const slow = { timeout: 3_600_000 };
const STEPS = wholeOrPart(5000, 150);
const STEPS_WITH_KILLS = wholeOrPart(1000, 20);
/** The longest sequence of steps. */
const LENGTH = wholeOrPart(300, 100);
const FIXED_SEED = 20_261_121;
const random = Math.floor(Math.random() * 2 ** 31);

let place: Place;
beforeAll(async () => {
  const { database, ports } = await openTestShop();
  const app = await modelApp(database, ports.now().getTime());
  place = { request: async (path, init) => app.request(path, init), restart: null };
});

test.each([FIXED_SEED, random])(
  'after every step of five shoppers, a merchant and two providers all sums are right (seed %i)',
  slow,
  async (seed) => run(place, { seed, atLeast: STEPS, allowed: steps }),
);

test(
  `what was acknowledged outlives the process, killed among the same steps (seed ${random})`,
  slow,
  async () => {
    const { url = '' } = await emptySource();
    const folder = url ? anEmptyFolder() : await aShopFolder();
    const killable = await aKillablePlace({ CHORSU_DATA: folder, DATABASE_URL: url });
    onTestFinished(killable.kill);
    await run(killable.place, { seed: random, atLeast: STEPS_WITH_KILLS, allowed: stepsWithKills });
  },
);

type Given = { seed: number; atLeast: number; allowed: typeof steps };

/** A sequence that fails is shrunk and printed, with the seed that repeats it. */
async function run(shop: Place, { seed, atLeast, allowed }: Given): Promise<void> {
  let taken = 0;
  for (let next = seed; taken < atLeast; next += 1) {
    const sequence = fc.commands(allowed, { maxCommands: LENGTH, size: 'max' });
    const property = fc.asyncProperty(sequence, async (wanted) => {
      const world = await openWorld(shop);
      await fc.asyncModelRun(() => ({ model: world, real: world }), wanted);
      taken += world.steps;
    });
    await fc.assert(property, { seed: next, numRuns: 1 });
  }
  if (isFull) console.log(`${taken} steps`);
}
