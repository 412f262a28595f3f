import { pipelineRequests, readSlowly } from '@/tests/support/process/slow-readers';
import { sendRequest } from '@/tests/support/send-request';
import { withShop } from '@/tools/bench/shop';
import { type Watched, watch } from './watch';

const SECONDS = 20;
const CALM_SECONDS = 10;

const attacks: Record<string, (port: number) => () => void> = {
  '300 pipelined requests, nothing read': (port) => pipelineRequests(port, 300),
  '260 slow readers': (port) => readSlowly(port, 260),
};

export type ReadersRow = { attack: string; watched: string; calm: number; siege: number };

/** Measures the p99 of one visitor's requests, before and while other clients do not read. */
export async function* benchSlowReaders(): AsyncGenerator<ReadersRow[]> {
  for (const [attack, begin] of Object.entries(attacks)) {
    yield await withShop(async (shop) => {
      const watched = await watchedOf(shop);
      await watch(shop, watched, 1);
      const calm = await watch(shop, watched, CALM_SECONDS);
      const end = begin(Number(new URL(shop).port));
      const siege = await watch(shop, watched, SECONDS).finally(end);
      return Object.keys(watched).map((name) => ({
        attack,
        watched: name,
        calm: calm[name] ?? Number.NaN,
        siege: siege[name] ?? Number.NaN,
      }));
    });
  }
}

async function watchedOf(shop: string): Promise<Watched> {
  const list = await sendRequest(shop, '/api/v1/catalog/product?size=1');
  const [product] = JSON.parse(list.body.toString()).data.results;
  return { cart: ['/api/v1/order/cart'], picture: [`/media/${product.images[0].image}`] };
}
