import { readEnv } from './env';
import { startShop } from './start';

/** The mocked API: the same program over a database in memory, at a moment that never passes. */
const MOMENT = '2026-11-21T09:00:00+05:00';

const shop = await startShop(readEnv(), { inMemory: true, now: () => new Date(MOMENT) });
console.log(JSON.stringify({ ready: true, address: shop.address, seconds: shop.seconds }));
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => shop.stop().then(() => process.exit(0)));
}
