import fc from 'fast-check';
import { beforeAll, onTestFinished, test } from 'vitest';
import { isFull, wholeOrPart } from '@/tests/support/tier';
import { compare } from './model/compare';
import { modelApp } from './model/program';
import { steps, stepsWithKills } from './model/steps';
import { aKillablePlace, openWorld, type Place, restart } from './model/world';
import { emptySource, openTestShop } from './setup/shop';
import { anEmptyFolder, aShopFolder } from './setup/shop-folder';

const slow = { timeout: 3_600_000 };
/** `npm run model` says how many steps it wants, and of which seed. */
const { MODEL_STEPS, MODEL_SEED } = process.env;
const STEPS = Number(MODEL_STEPS ?? wholeOrPart(5000, 125));
const STEPS_WITH_KILLS = Number(MODEL_STEPS ?? wholeOrPart(400, 1));
/** The longest sequences of steps. */
const LENGTH = wholeOrPart(300, 200);
const LENGTH_WITH_KILLS = wholeOrPart(300, 20);
/**
 * fast-check prints the seed and the path of a failure: with them here it is repeated. A full run
 * takes new ones, so that what it finds is not blamed on the change at hand.
 */
const SEEDS = MODEL_SEED ? [Number(MODEL_SEED)] : [1, ...(isFull ? [newSeed()] : [])];
const SEED_WITH_KILLS = Number(MODEL_SEED ?? wholeOrPart(newSeed(), 2));

let place: Place;
beforeAll(async () => {
  const { database, ports } = await openTestShop();
  const app = await modelApp(database, ports.now().getTime());
  place = { request: async (path, init) => app.request(path, init), restart: null };
});

test.each(SEEDS)(
  'after every step of five shoppers, a merchant and two providers all sums are right (seed %i)',
  slow,
  async (seed) => run(place, { seed, atLeast: STEPS, length: LENGTH, allowed: steps }),
);

test.each([SEED_WITH_KILLS])(
  'what was acknowledged outlives the process, which is killed among the same steps (seed %i)',
  slow,
  async (seed) => {
    const { url = '', directUrl = '' } = await emptySource();
    const folder = url ? anEmptyFolder() : await aShopFolder();
    const killable = await aKillablePlace({
      ...{ CHORSU_DATA: folder, DATABASE_URL: url, DATABASE_MIGRATION_URL: directUrl },
    });
    onTestFinished(killable.kill);
    const given = { atLeast: STEPS_WITH_KILLS, length: LENGTH_WITH_KILLS };
    await run(killable.place, { seed, ...given, allowed: stepsWithKills });
  },
);

type Given = { seed: number; atLeast: number; length: number; allowed: typeof steps };

function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 31);
}

/** A sequence that fails is shrunk and printed, with the seed that repeats it. */
async function run(shop: Place, { seed, atLeast, length, allowed }: Given): Promise<void> {
  const startedAt = performance.now();
  const taken = { steps: 0, orders: 0, kills: 0 };
  for (let next = seed; taken.steps < atLeast; next += 1) {
    const sequence = fc.commands(allowed, {
      maxCommands: length,
      size: 'max',
    });
    const property = fc.asyncProperty(sequence, async (wanted) => {
      const world = await openWorld(shop);
      await fc.asyncModelRun(() => ({ model: world, real: world }), wanted);
      if (shop.restart) await restart(world);
      await compare(world);
      taken.steps += world.steps;
      taken.orders += world.shop.orders.length;
      taken.kills += world.kills;
    });
    await fc.assert(property, { seed: next, numRuns: 1 });
  }
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  const { steps: all, orders, kills } = taken;
  if (isFull)
    console.log(`seed ${seed}: ${all} steps, ${orders} orders, ${kills} kills, ${minutes} min`);
}
