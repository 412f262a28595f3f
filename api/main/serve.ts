import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeForOwnerOnly } from '@/api/shared/data-folder';
import { readEnv } from '@/api/shared/env';
import { codeOf } from '@/api/shared/error-code';
import { StartFailure } from '@/api/shared/errors';
import { collectGarbage } from '@/lib/process/collect-garbage';
import { keepTicksQuick } from '@/lib/process/quick-ticks';
import { keepHeapSmall } from '@/lib/process/small-heap';
import { stopOnSignals } from '@/lib/process/stop-on-signals';
import { startShop } from './start';

writeForOwnerOnly();
keepTicksQuick();
try {
  const { values } = parseArgs({ options: { products: { type: 'string' } } });
  const drawProgram = join(dirname(process.argv[1] ?? ''), 'draw.mjs');
  const shop = await startShop(readEnv({ CHORSU_PRODUCTS: values.products }), { drawProgram });
  collectGarbage();
  keepHeapSmall();
  console.log(JSON.stringify({ ready: true, address: shop.address, seconds: shop.seconds }));
  stopOnSignals(shop.stop);
} catch (error) {
  const isPlain = error instanceof StartFailure || codeOf(error).startsWith('ERR_PARSE_ARGS');
  if (!(isPlain && error instanceof Error)) throw error;
  for (const line of error.message.split('\n')) console.error(`api: ${line}`);
  process.exit(1);
}
