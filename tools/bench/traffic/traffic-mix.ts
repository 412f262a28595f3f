import type { ProductCard } from '@/lib/contract/product';
import { type RawResponse, type RequestOptions, sendRequest } from '@/tests/support/send-request';
import type { Random } from '@/tools/bench/random';
import { distinctSearch } from '@/tools/bench/siege/attacks';

type Card = Pick<ProductCard, 'id' | 'sub_product' | 'price' | 'discounted_price'>;

/** The products, categories and places of the shop that visits use. */
export type Goods = {
  slugs: string[];
  menus: string[];
  cards: Card[];
  region: { id: number; district: number };
};
export type Visit = { kind: string; path: string; options?: RequestOptions };
type Kind = {
  kind: string;
  share: number;
  make: (goods: Goods, random: Random) => Omit<Visit, 'kind'>;
};

/** The kinds of visits that request a list of products. */
export const listKinds = [
  'category',
  'filtered list',
  'filtered list, typed price',
  'search, common',
  'search, rare',
];

const FINE = 2 ** 30;
const words = ['smartfon', 'qozon', 'xolodilnik', 'krossovka', 'smartfno', 'koʻylak', 'чайник'];
/** Filters and sort orders, sorted by assumed popularity. */
const panelChoices = ['sort=price_asc', 'discounted=1', 'sort=new', 'express=1', 'sort=price_desc'];
const API = '/api/v1';

/** Shares in percent. A quarter of the pages are searches and filters. */
const mix: Kind[] = [
  {
    kind: 'product',
    share: 35,
    make: (goods, random) => page(random, `/products/${popular(goods.slugs, random)}`),
  },
  {
    kind: 'product, crawler',
    share: 10,
    make: ({ slugs }, random) => page(random, `/products/${random.of(slugs)}`),
  },
  { kind: 'category', share: 16, make: (goods, random) => page(random, listOf(goods, random)) },
  {
    kind: 'filtered list',
    share: 8,
    make: (goods, random) =>
      page(random, `${listOf(goods, random)}&${popular(panelChoices, random)}`),
  },
  {
    kind: 'filtered list, typed price',
    share: 3,
    make: (goods, random) =>
      page(random, `${listOf(goods, random)}&price_min=${1000 * random.below(2000)}`),
  },
  {
    kind: 'search, common',
    share: 6,
    make: (_goods, random) =>
      page(random, `/products?search=${encodeURIComponent(random.of(words))}`),
  },
  {
    kind: 'search, rare',
    share: 4,
    make: (_goods, random) => page(random, distinctSearch(random.below(FINE))),
  },
  { kind: 'home', share: 6, make: (_goods, random) => page(random, '/') },
  {
    kind: 'suggestions',
    share: 6,
    make: (_goods, random) => ({
      path: `${API}/catalog/suggest?q=${encodeURIComponent(random.of(words).slice(0, 3))}`,
    }),
  },
  { kind: 'into the cart', share: 5, make: intoCart },
  { kind: 'order', share: 1, make: order },
];

const deck = mix.flatMap((kind) => Array.from({ length: kind.share }, () => kind));

export function aVisit(goods: Goods, random: Random): Visit {
  const { kind, make } = random.of(deck);
  return { kind, ...make(goods, random) };
}

/**
 * Picks an item by Zipf's law with exponent 1: the first ten get about as many visits as the next
 * ninety.
 */
function popular<Item>(items: readonly Item[], random: Random): Item {
  const rank = Math.floor(items.length ** (random.below(FINE) / FINE)) - 1;
  const item = items[rank];
  if (item === undefined) throw new Error('the shop has no products');
  return item;
}

/** Creates a visit to a page. Two in five are in Russian. */
function page(random: Random, path: string): Omit<Visit, 'kind'> {
  const isRussian = random.below(5) < 2;
  const prefixed = isRussian ? `/ru${path === '/' ? '' : path}` : path;
  return { path: prefixed, options: { headers: { 'accept-encoding': 'br', ...visitor(random) } } };
}

function listOf({ menus }: Goods, random: Random): string {
  const number = random.below(4) === 0 ? 2 : 1;
  return `/products?menu=${popular(menus, random)}${number > 1 ? `&page=${number}` : ''}`;
}

/** Simulates a load balancer that forwards a random address, because limits are per address. */
function visitor(random: Random): Record<string, string> {
  const part = () => 1 + random.below(250);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

function intoCart({ cards }: Goods, random: Random): Omit<Visit, 'kind'> {
  const body = { sub_product: popular(cards, random).sub_product, amount: 1 };
  return { path: `${API}/order/cart`, options: sent(body, random) };
}

function order({ cards, region }: Goods, random: Random): Omit<Visit, 'kind'> {
  const { id: product, sub_product, price, discounted_price } = popular(cards, random);
  const products = [{ product, sub_product, price: discounted_price ?? price, count: 1 }];
  const phone_number = `+99890${1_000_000 + random.below(9_000_000)}`;
  const place = { region: region.id, district: region.district, address: 'Navoiy 1' };
  const body = { full_name: 'Aziza Karimova', phone_number, ...place, type: 1, products };
  return { path: `${API}/order/create`, options: sent(body, random) };
}

function sent(body: object, random: Random): RequestOptions {
  const headers = {
    'content-type': 'application/json',
    'accept-language': 'uz',
    ...visitor(random),
  };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

const SITEMAP_PAGE = 1000;

/** Reads the products, categories and places of the shop. The first ones get the most visits. */
export async function goodsOf(shop: string): Promise<Goods> {
  const slugs: string[] = [];
  for (let after = 0; ; ) {
    const { results, last } = await read(
      shop,
      `/catalog/sitemap?size=${SITEMAP_PAGE}&after=${after}`,
    );
    slugs.push(...results.map(({ slug }) => slug));
    if (results.length === 0 || last <= after) break;
    after = last;
  }
  const tree = (await read(shop, '/catalog/category')).results;
  const { results: cards } = await read(shop, '/catalog/product?size=48');
  const region = (await read(shop, '/core/regions')).results[0]?._id ?? 0;
  const district = (await read(shop, `/core/cities?region=${region}`)).results[0]?._id ?? 0;
  return { slugs, cards, menus: slugsIn(tree), region: { id: region, district } };
}

type Row = Card & { slug: string; _id: number; children: Row[] };

function slugsIn(tree: readonly Row[]): string[] {
  return tree.flatMap(({ slug, children }) => [slug, ...slugsIn(children)]);
}

async function read(shop: string, path: string): Promise<{ results: Row[]; last: number }> {
  const { body }: RawResponse = await sendRequest(shop, API + path);
  return JSON.parse(body.toString()).data;
}
