import { expect } from 'vitest';
import { sendRequest } from '@/tests/support/send-request';
import type { Cluster } from './cluster';

const LISTS = ['/products', '/ru/products'];
const HOMES = ['/', '/ru'];

/** `pages` lists all known pages that show the price. */
export type Goods = { variant: number; pages: string[] };
type Listed = {
  slug: string;
  sub_product: number;
  has_options: boolean;
  amount: number;
};

/** Lists goods with a single variant. Those that appear on the most pages come first. */
export async function listGoods({ url }: Cluster): Promise<Goods[]> {
  const { body } = await sendRequest(url, '/api/v1/catalog/product?size=50');
  const { results }: { results: Listed[] } = JSON.parse(body.toString()).data;
  const shown = await Promise.all([...LISTS, ...HOMES].map((path) => pageOf(url, path)));
  const goods = results.map(({ slug, sub_product: variant, has_options, amount }) => {
    const own = `/products/${slug}`;
    const others = [...LISTS, ...HOMES].filter((_, at) => shown[at]?.includes(`${own}"`));
    const isChangeable = !has_options && amount > 0;
    return { variant, pages: [own, `/ru${own}`, ...others], isChangeable };
  });
  return goods
    .filter(({ isChangeable }) => isChangeable)
    .toSorted((one, other) => other.pages.length - one.pages.length);
}

/** Returns a page's HTML with no-break spaces replaced by spaces, or the status if it is not 200. */
export async function pageOf(url: string, path: string): Promise<string> {
  const { status, body } = await sendRequest(url, path);
  return status === 200 ? body.toString().replace(/[\u00a0\u202f]/g, ' ') : String(status);
}

let price = 5_000_000;

/**
 * Changes the price through one of the APIs. Returns the new, unique price with its digits grouped
 * as on the pages.
 */
export async function changePrice(cluster: Cluster, { variant }: Goods, at = 0): Promise<string> {
  price += 1001;
  const operator = await cluster.operator(at);
  await operator('setPrice', { name: `#${variant}`, price, discounted: null });
  return String(price).replace(/\B(?=(\d{3})+$)/g, ' ');
}

/** Requests each page once and returns those that do not contain the text. */
export async function without(urls: string[], paths: string[], text: string): Promise<string[]> {
  const requests = urls.flatMap((url) =>
    paths.map(async (path) => ((await pageOf(url, path)).includes(text) ? [] : [url + path])),
  );
  return (await Promise.all(requests)).flat();
}

/** Requests the pages of the goods from each storefront, so that each storefront caches them. */
export async function warm({ storefronts }: Cluster, goods: Goods[]): Promise<void> {
  for (const path of new Set(goods.flatMap(({ pages }) => pages))) {
    for (const { url } of storefronts) expect((await sendRequest(url, path)).status).toBe(200);
  }
}
