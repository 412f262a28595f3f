import { parseArgs } from 'node:util';
import { readEnv } from './env';
import { StartFailure } from './errors';
import { startShop } from './start';

try {
  const { values } = parseArgs({ options: { products: { type: 'string' } } });
  const shop = await startShop(readEnv({ CHORSU_PRODUCTS: values.products }));
  console.log(JSON.stringify({ ready: true, address: shop.address, seconds: shop.seconds }));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => shop.stop().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(`api: ${error.message}`);
  process.exit(1);
}
