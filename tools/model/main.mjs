import { parseArgs } from 'node:util';
import { handOver } from '../../scripts/lib/cli.mjs';
import { Failure, runMain } from '../../scripts/lib/failure.mjs';
import { startPostgres } from '../../scripts/lib/install/postgres.mjs';
import { ProcessGroup } from '../../scripts/lib/processes/process-group.mjs';

/** The first words of two test titles in `tests/api/model.test.ts`. */
const WITH_TROUBLES = 'keeps acknowledged orders';
const CALM = 'keeps all totals consistent';

// `npm run model -- --steps 10000 --seed 7` runs 10,000 random steps against the API and compares
// its state with a model. Without `--seed`, it picks a seed. During the run, it kills or suspends
// the process, fills its disk, exhausts its file descriptors, blocks its event loop and sets its
// clock back. `--calm` omits all failures but the clock steps and is much faster. `--postgresql`
// uses a PostgreSQL server, with kills and clock steps only. The output contains the orders, the
// count of each step and, if a step fails, the sequence that led to it.
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
      // Without this setting, the run would not cover PostgreSQL.
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
  if (!server) throw new Failure('PostgreSQL is not installed. Install it, or omit --postgresql.');
  group.cleanUp(async () => server.stop());
  return server.url;
}
