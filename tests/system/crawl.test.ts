import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type PageFacts, pageFacts } from '@/tests/support/page/page-facts';
import { sendWithRetries } from '@/tests/support/send-request';
import { allOrShare, isFull } from '@/tests/support/tier';
import { aPort, launchStorefront, type Running } from './processes';

// With more concurrent requests, the storefront's API reads would time out on a busy machine.
const AT_ONCE = 3;
const DESCRIPTION_MIN = 50;
/** The timeout is longer in the full tests, which read all pages and their images. */
const MINUTES_MS = 60_000 * (isFull ? 4 : 1);

type Page = PageFacts & { url: string; status: number };

let site = '';
let storefront: Running;
/**
 * URL patterns, each with a number n: `npm test` requests only every nth matching URL, and `npm run
 * test:full` requests them all.
 */
const APART = isFull
  ? []
  : ([
      [/\/products\/[^/]+$/, 40],
      [/\/products\?/, 10],
    ] as const);
/** The tested pages of the sitemaps. */
const pages = new Map<string, Page>();
const alternatesInSitemap = new Map<string, string[]>();

beforeAll(async () => {
  const port = await aPort();
  site = `http://localhost:${port}`;
  storefront = await launchStorefront(port, { API_URL: inject('apiUrl') });
  await readSitemaps();
  await inTurns(lookedAt(), async (url) => {
    const { status, body } = await sendWithRetries(site, url.slice(site.length));
    const facts = pageFacts(body.toString());
    const canonical = facts.canonical.map(whole);
    pages.set(url, { ...facts, url, status, canonical });
  });
}, 4 * MINUTES_MS);

afterAll(async () => {
  storefront.signal('SIGINT');
  await storefront.ended;
});

test('every sitemap in the index lists its pages in both languages (S2-10)', () => {
  const urls = [...alternatesInSitemap.keys()];
  expect(urls.length).toBeGreaterThan(900);
  const russian = urls.filter((url) => url.startsWith(`${site}/ru`));
  expect(russian).toHaveLength(urls.length / 2);
});

test('serves every page of the sitemaps with 200, indexable and canonical', () => {
  const wrong = all(
    ({ url, status, robots, canonical }) =>
      status !== 200 || robots.includes('noindex') || canonical.join() !== url,
  );
  expect(wrong.map(({ url, status, canonical }) => [url, status, canonical])).toEqual([]);
});

test('links both languages of a page in its head and in the sitemap', () => {
  const wrong = all(({ url, alternates }) => {
    const { uz, ru, other } = languagesOf(alternates);
    const named = [uz, ru].every((one) => languagesOf(pages.get(one)?.alternates ?? {}).uz === uz);
    const asInSitemap = alternatesInSitemap.get(url)?.join() === [uz, ru, uz].join();
    return other !== uz || ![uz, ru].includes(url) || !named || !asInSitemap;
  });
  expect(wrong.map(({ url, alternates }) => [url, alternates])).toEqual([]);
});

test('has one h1, a title of 1–65 and a description of 50–160 characters per page', () => {
  const wrong = all(
    ({ title, description, headings }) =>
      title === '' ||
      title.length > 65 ||
      description.length < DESCRIPTION_MIN ||
      description.length > 160 ||
      headings !== 1,
  );
  const facts = wrong.map(({ url, title, description, headings }) => ({
    url,
    title,
    description,
    headings,
  }));
  expect(facts).toEqual([]);
});

test('describes products and post groups with their own texts, not the shop’s', async () => {
  const { data } = JSON.parse(await textOf('/api/v1/core/settings'));
  const shops = Object.values<string>(data.head_description).map((text) => text.slice(0, 20));
  const products = all(({ ld }) => ld.some(isProduct));
  expect(products.length).toBeGreaterThan(15);
  const groups = all(({ url }) => /\/(?:news|team)(?:\/|$)/.test(url));
  expect(groups.length).toBeGreaterThan(4);
  const wrong = [...products, ...groups].filter(({ description }) =>
    shops.some((text) => description.includes(text)),
  );
  expect(wrong.map(({ url, description }) => [url, description])).toEqual([]);
});

test('never truncates titles, and keeps whole phrases of product names in them (S9-28)', () => {
  const wrong = all(({ title, heading, ld }) => {
    if (title.includes('…')) return true;
    if (!ld.some(isProduct)) return false;
    const phrases = heading.split(', ').map((_, end, parts) => parts.slice(0, end + 1).join(', '));
    return !phrases.some((some) => /^(?: — |:|, | \d)/.test(after(some, title)));
  });
  expect(wrong.map(({ url, title, heading }) => [url, title, heading])).toEqual([]);
});

test('includes the properties that search engines require per structured data type', () => {
  const wrong = all(() => true).flatMap(({ url, ld }) =>
    ld.flatMap((thing) => {
      const missing = missingIn(thing);
      return missing.length > 0 ? [[url, thing['@type'], missing]] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test(
  'serves link preview images in the declared size (S9-28)',
  async () => {
    const previews = new Map(all(() => true).map(({ preview }) => [preview.image, preview]));
    expect([...previews.keys()]).not.toContain('');
    const wrong: unknown[] = [];
    const inOrder = [...previews].sort(([one], [other]) => (one < other ? -1 : 1));
    await inTurns(allOrShare(inOrder, 0), async ([image, { width, height }]) => {
      const { status, body } = await sendWithRetries(site, image.slice(site.length));
      const real = status === 200 ? await sharp(body).metadata() : null;
      if (real?.width !== width || real.height !== height)
        wrong.push([image, status, width, height]);
    });
    expect(wrong).toEqual([]);
  },
  3 * MINUTES_MS,
);

test('uses every title and description only once per language', () => {
  for (const isRussian of [true, false]) {
    const some = all(({ url }) => url.startsWith(`${site}/ru`) === isRussian);
    for (const part of ['title', 'description'] as const) {
      expect(doubles(some.map((page) => page[part]))).toEqual([]);
    }
  }
});

test('shows the price from the structured data on the page', () => {
  const products = all(({ ld }) => ld.some(isProduct));
  expect(products.length).toBeGreaterThan(15);
  const wrong = products.filter(({ ld, text }) => {
    const prices = pricesIn(ld.find(isProduct) ?? {});
    const digits = text.replace(/(?<=\d)[\u00a0 ](?=\d{3})/g, '');
    return prices.length === 0 || !prices.some((price) => digits.includes(String(price)));
  });
  expect(wrong.map(({ url }) => url)).toEqual([]);
});

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/products', ['BreadcrumbList']],
  ['/info/faq', ['FAQPage']],
  ['/info/contacts', ['Store']],
])('the page %s includes structured data of the types %j', (path, types) => {
  const found = pages
    .get(path === '/' ? `${site}/` : site + path)
    ?.ld.map((thing) => thing['@type']);
  expect(found).toEqual(expect.arrayContaining(types));
});

test('includes a breadcrumb in the structured data of posts and products', () => {
  const post = all(({ url }) => /\/post\/[^/]+$/.test(url))[0];
  const product = all(({ ld }) => ld.some(isProduct))[0];
  expect(post?.ld.map((thing) => thing['@type'])).toEqual(
    expect.arrayContaining(['BlogPosting', 'BreadcrumbList']),
  );
  expect(product?.ld.map((thing) => thing['@type'])).toContain('BreadcrumbList');
});

test('declares the configured title, keywords, language and preview (S9-28, S3-05)', async () => {
  const { data } = JSON.parse(await textOf('/api/v1/core/settings'));
  for (const [path, language] of [
    ['/', 'uz'],
    ['/ru', 'ru'],
  ] as const) {
    const html = await textOf(path);
    expect(pageFacts(html)).toMatchObject({
      title: data.head_title[language],
      description: data.head_description[language],
    });
    for (const part of [
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="720"/>',
      `<meta property="og:locale" content="${language}_UZ"/>`,
      `<meta property="og:image" content="${site}/preview/${data.head_image}"/>`,
      `<meta name="keywords" content="${data.keywords[language]}"/>`,
      `<meta name="application-name" content="${data.app_name}"/>`,
    ]) {
      expect(html).toContain(part);
    }
  }
});

test.each([
  ['shows the discount percent and similar products of a discounted product', true],
  ['shows similar products but no percent for a product at full price', false],
])('%s (S2-75, S2-79)', async (_title, isDiscounted) => {
  const { data } = JSON.parse(await textOf('/api/v1/catalog/product?size=100'));
  const { slug } = data.results.find(
    (card: { discounted_price: number | null; has_options: boolean }) =>
      !card.has_options && (card.discounted_price !== null) === isDiscounted,
  );
  const others = JSON.parse(await textOf(`/api/v1/catalog/product/${slug}/similar?size=5`));
  const html = (await textOf(`/products/${slug}`)).replace(/<script[\s\S]*?<\/script>/g, '');
  const [own = '', similar = ''] = html.split('id="similar"');

  expect(/−\d+\u00a0%/.test(own)).toBe(isDiscounted);
  expect(others.data.results).toHaveLength(5);
  for (const other of others.data.results) expect(similar).toContain(`/products/${other.slug}"`);
});

test(
  'links only to existing pages',
  async () => {
    const links = new Set(all(() => true).flatMap((page) => page.links));
    const elsewhere = [...links].filter((path) => !alternatesInSitemap.has(site + path));
    const broken: string[] = [];
    await inTurns(allOrShare(elsewhere.sort(), 0), async (path) => {
      const { status } = await sendWithRetries(site, path);
      if (status >= 400) broken.push(`${path} ${status}`);
    });
    expect(broken).toEqual([]);
  },
  3 * MINUTES_MS,
);

test.each([
  '/products?search=choynak',
  '/products?price_min=1000',
  '/products?sort=new',
  '/cart',
  '/ru/liked',
])('marks %s as noindex', async (path) => {
  const { robots } = pageFacts(await (await fetch(site + path)).text());
  expect(robots).toContain('noindex');
});

test('disallows filters and personal pages in robots.txt and names the sitemap', async () => {
  const response = await fetch(`${site}/robots.txt`);
  const lines = (await response.text()).split('\n');
  expect(response.headers.get('content-type')).toMatch('text/plain');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Disallow: /cart',
      'Disallow: /ru/user',
      'Disallow: /orders',
      'Disallow: /*?search=',
      `Sitemap: ${site}/sitemap.xml`,
    ]),
  );
  expect(lines.find((line) => line.startsWith('Clean-param:'))).toContain('utm_source');
  expect(lines).not.toContain('Disallow: /_next/');
});

test.each(['products-999.xml.gz', 'products-0.xml.gz', 'x.xml.gz', ''])(
  'responds to /sitemap/%s with 404',
  async (name) => {
    expect((await fetch(`${site}/sitemap/${name}`)).status).toBe(404);
  },
);

async function textOf(path: string): Promise<string> {
  return (await fetch(site + path)).text();
}

async function readSitemaps() {
  const index = await (await fetch(`${site}/sitemap.xml`)).text();
  for (const [, part = ''] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const xml = gunzipSync(Buffer.from(await (await fetch(part)).arrayBuffer())).toString();
    for (const [, entry = ''] of xml.matchAll(/<url>([\s\S]*?)<\/url>/g)) {
      const [, loc = ''] = /<loc>([^<]+)<\/loc>/.exec(entry) ?? [];
      const links = [...entry.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)];
      alternatesInSitemap.set(
        plain(loc),
        links.map(([, href = '']) => plain(href)),
      );
    }
  }
}

/** Selects pages to test, each in both languages. */
function lookedAt(): string[] {
  const all = [...new Set([...alternatesInSitemap.values()].map(([uz = '']) => uz))];
  const left = APART.reduce((some, [kind, apart]) => {
    const ofKind = all.filter((url) => kind.test(url));
    return some.filter((url) => !kind.test(url) || ofKind.indexOf(url) % apart === 0);
  }, all);
  return [...alternatesInSitemap].filter(([, [uz = '']]) => left.includes(uz)).map(([url]) => url);
}

function languagesOf({ uz = '', ru = '', 'x-default': other = '' }: PageFacts['alternates']) {
  return { uz: whole(uz), ru: whole(ru), other: whole(other) };
}

/** Normalizes a URL: the home page's URL may lack its final slash. */
function whole(address: string): string {
  return URL.canParse(address) ? new URL(address).href : address;
}

function plain(address: string): string {
  return address.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

function all(isMeant: (page: Page) => boolean): Page[] {
  return [...pages.values()].filter(isMeant);
}

function doubles(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function isProduct(thing: Record<string, unknown>): boolean {
  return thing['@type'] === 'Product' || thing['@type'] === 'ProductGroup';
}

function after(some: string, title: string): string {
  return title.startsWith(some) ? title.slice(some.length) : '';
}

/**
 * The properties that Google requires for rich results, by type. The test checks only that they are
 * present and not empty.
 */
const required: Record<string, string[]> = {
  BlogPosting: ['headline', 'image', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Offer: ['price', 'priceCurrency', 'availability'],
  Organization: ['name', 'url', 'logo'],
  Product: ['name', 'image', 'offers'],
  ProductGroup: ['name', 'hasVariant'],
  Store: ['name', 'address'],
  WebSite: ['name', 'url'],
};

function missingIn(thing: Record<string, unknown>): string[] {
  return (required[String(thing['@type'])] ?? ['a known @type']).filter((name) => {
    const value = thing[name];
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  });
}

/** Returns the prices of all offers, anywhere in the structured data. */
function pricesIn(thing: unknown): number[] {
  return [...JSON.stringify(thing).matchAll(/"(?:lowP|highP|p)rice":(\d+)/g)].map(([, price]) =>
    Number(price),
  );
}

async function inTurns<Item>(items: Item[], visit: (item: Item) => Promise<void>) {
  const left = [...items];
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await visit(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
