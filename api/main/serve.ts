import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeForOwnerOnly } from '@/api/shared/data-folder';
import { readEnv } from '@/api/shared/env';
import { codeOf, StartFailure, StartLater } from '@/api/shared/errors';
import { collectGarbage, keepHeapSmall } from '@/lib/process/heap';
import { START_AGAIN, stopOnSignals } from '@/lib/process/stop-on-signals';
import { startWatchdog } from '@/lib/process/watchdog';
import { log, readyFields } from '@/lib/telemetry/log';
import { exitOnDatabaseFailure } from './exit-on-database-failure';
import { startShop } from './start';

writeForOwnerOnly();
try {
  const { values } = parseArgs({ options: { products: { type: 'string' } } });
  const folder = dirname(process.argv[1] ?? '');
  const env = readEnv({ CHORSU_PRODUCTS: values.products });
  const shop = await startShop(env, {
    drawProgram: join(folder, 'draw.mjs'),
    parseProgram: join(folder, 'parse-files.mjs'),
  });
  // The watchdog starts last, so that it does not kill the process while a database recovers after
  // a crash.
  const watchdog = startWatchdog({
    seconds: env.WATCHDOG_SECONDS,
    name: 'api',
    onFailure: (error) => log.error('The watchdog has stopped', error),
  });
  exitOnDatabaseFailure(shop, watchdog);
  collectGarbage();
  if (env.SMALL_HEAP) keepHeapSmall();
  const { address, seconds } = shop;
  console.log(JSON.stringify({ ready: true, ...readyFields('api'), address, seconds }));
  stopOnSignals(shop.stop);
} catch (error) {
  const isPlain = error instanceof StartFailure || codeOf(error).startsWith('ERR_PARSE_ARGS');
  if (!(isPlain && error instanceof Error)) throw error;
  for (const line of error.message.split('\n')) console.error(`api: ${line}`);
  process.exit(error instanceof StartLater ? START_AGAIN : 1);
}
