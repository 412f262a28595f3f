import { openDatabase, sourceOf } from '@/api/db/open';
import { prepareDatabase } from '@/api/db/prepare';
import { listen } from '@/api/http/listen';
import { readEnv } from '@/api/shared/env';
import { loadDemo } from '@/api/shared/load-demo';
import { modelApp } from './program';

/** The shop of the model as a process of its own, which can be killed. */
const now = new Date(Number(process.env.MODEL_NOW));
const database = await openDatabase(sourceOf(readEnv()));
await prepareDatabase(database, { demo: await loadDemo({ DEMO_SHOP: true }), now, products: 0 });
const app = await modelApp(database, now.getTime());
const { address } = await listen(app, { host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ ready: true, address }));
