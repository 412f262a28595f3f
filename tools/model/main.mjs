import { parseArgs } from 'node:util';
import { handOver } from '../../scripts/lib/cli.mjs';
import { Failure, runMain } from '../../scripts/lib/failure.mjs';
import { startPostgres } from '../../scripts/lib/install/postgres.mjs';
import { ProcessGroup } from '../../scripts/lib/processes/process-group.mjs';

const WITH_TROUBLES = 'what was acknowledged';
const CALM = 'after every step';

// `npm run model -- --steps 10000 --seed 7` runs the model of the shop beside its API for this many
// steps; without `--seed` with a new one. Among them the process is killed or suspended, its disk is
// full, its descriptors run out, its event loop stands still and its clock steps back. `--calm` leaves
// out all but the clock and is much faster; `--postgresql` runs on a server, with kills and the clock
// only. It prints the orders and how often it took each step, and a sequence that fails.
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      steps: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      calm: { type: 'boolean', default: false },
      postgresql: { type: 'boolean', default: false },
    },
  });
  const group = new ProcessGroup({ interruptedCode: 130 });
  try {
    const url = values.postgresql ? await startServer(group) : '';
    const project = url ? 'api-postgresql' : 'api';
    const title = values.calm ? CALM : WITH_TROUBLES;
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
