import { parseArgs } from 'node:util';
import { handOver } from './lib/cli.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { ProcessGroup } from './lib/process-group.mjs';

const WITH_KILLS = 'what was acknowledged';
const WITHOUT_KILLS = 'after every step';

// `npm run model -- --steps 2000 --seed 7 --kills --postgresql` runs the model of the shop beside
// its API for so many steps; without `--seed` with a new one, without `--postgresql` on the embedded
// database. It prints what it did, and a sequence that fails as short as it becomes.
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      steps: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      kills: { type: 'boolean', default: false },
      postgresql: { type: 'boolean', default: false },
    },
  });
  const group = new ProcessGroup({ interruptedCode: 130 });
  try {
    const url = values.postgresql ? await startServer(group) : '';
    const project = url ? 'api-postgresql' : 'api';
    const title = values.kills ? WITH_KILLS : WITHOUT_KILLS;
    const command = ['run', '--project', project, 'tests/api/model.test.ts'];
    await handOver('vitest', [...command, '-t', title, '--reporter', 'verbose'], {
      // Of a short run PostgreSQL knows nothing.
      TEST_FULL: '1',
      MODEL_STEPS: values.steps,
      MODEL_SEED: values.seed,
      DATABASE_URL_TEST: url,
    });
  } finally {
    await group.stop();
  }
});

async function startServer(group) {
  const server = await startPostgres();
  if (!server) throw new Failure('PostgreSQL is not to be had here.');
  group.cleanUp(async () => server.stop());
  return server.url;
}
