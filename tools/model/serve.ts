import { openDatabase, sourceOf } from '@/api/db/open';
import { prepareDatabase } from '@/api/db/prepare';
import { listen } from '@/api/http/listen';
import { exitOnDatabaseFailure } from '@/api/main/exit-on-database-failure';
import { readEnv } from '@/api/shared/env';
import { loadDemo } from '@/api/shared/load-demo';
import { startWatchdog } from '@/lib/process/watchdog';
import { modelApp } from './program';

/** The watchdog's time limit. No work of the shop takes that long, even on a busy machine. */
const STILL_SECONDS = 5;

/** Runs the tested shop as a separate process, so that steps can kill it. */
const now = new Date(Number(process.env.MODEL_NOW));
const database = await openDatabase(sourceOf(readEnv()));
await prepareDatabase(database, { demo: await loadDemo({ DEMO_SHOP: true }), now, products: 0 });
const app = await modelApp(database, now.getTime());
app.post('/model/stand-still', () => {
  for (;;);
});
const { address, close } = await listen(app, { host: '127.0.0.1', port: 0 });
const stop = () => close().then(database.close);
const watchdog = startWatchdog({ seconds: STILL_SECONDS, name: 'model', onFailure: console.error });
exitOnDatabaseFailure({ broken: database.broken, stop }, watchdog);
console.log(JSON.stringify({ ready: true, address }));
