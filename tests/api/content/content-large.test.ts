import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent, setContent } from '@/api/content/content';
import { readDocument } from '@/api/content/read-document';
import { BLOG } from '@/api/services/content/post';
import { bundleOf } from '@/scripts/lib/build/bundle.mjs';
import { openTestShop } from '@/tests/api/setup/shop';
import { longestStall } from '@/tests/support/process/longest-stall';
import { isFull } from '@/tests/support/tier';

const slow = { timeout: 300_000 };
const STALL_MAX_MS = 50;

const t = (uz: string, ru = uz) => ({ uz, ru });
const filled = (length: number, unit: string) => unit.repeat(Math.floor(length / unit.length));
const times = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));

const paragraphs = filled(95_000, '<p>Choy <b>va</b> <i>piyola</i></p>');
const pictures = filled(95_000, '<p>Choy <img src="/media/none.webp"> piyola</p>');
/** Titles differ in each attempt, so that each attempt writes all rows. */
const posts = (count: number, text: string, attempt: number) => [
  {
    slug: BLOG,
    title: t('Blog'),
    kind: 'post',
    posts: times(count, (at) => ({
      title: t(`Maqola ${attempt} ${at}`),
      date: '2026-11-01',
      excerpt: t('Choy'),
      text: t(text),
    })),
  },
];

const documents: Record<string, (attempt: number) => object> = {
  'long posts': (attempt) => ({ groups: posts(10, paragraphs, attempt) }),
  'posts with many pictures': (attempt) => ({ groups: posts(10, pictures, attempt) }),
  'many posts': (attempt) => ({ groups: posts(1000, '<p>Choy</p>'.repeat(80), attempt) }),
  'long answers': (attempt) => ({
    faq: times(10, (at) => ({ question: t(`Savol ${attempt} ${at}`), answer: t(paragraphs) })),
  }),
  'many cities': (attempt) => ({
    regions: [
      {
        name: t('Uzoq viloyat'),
        courier_price: 1,
        courier_days: 1,
        pickup_days: 1,
        cities: times(1000, (at) => ({ name: t(`Shahar ${attempt} ${at}`) })),
      },
    ],
  }),
  'unknown goods': () => ({
    collections: times(20, (at) => ({
      slug: `toplam-${at}`,
      name: t('Toplam'),
      products: times(5000, (no) => `YOQ-${at}-${no}`),
    })),
  }),
};

/** The documents that every run imports. Only a full run imports those with long texts or cities. */
const quick = ['many posts', 'unknown goods'];

test.each(Object.entries(documents).filter(([label]) => isFull || quick.includes(label)))(
  'importing and reading content with %s blocks the event loop for less than 50 ms',
  slow,
  async (_what, document) => {
    const shop = await openTestShop();
    const program = join(dirname(await bundleOf('api/main/serve.ts')), 'parse-files.mjs');
    const ports = { ...shop.ports, parseProgram: program };
    let attempts = 0;
    const bringIn = (dryRun: boolean) => () => {
      attempts += 1;
      const text = JSON.stringify(document(attempts));
      return setContent(ports, { text, pictures: {}, dryRun });
    };

    expect(await longestStall(STALL_MAX_MS, bringIn(true))).toBeLessThan(STALL_MAX_MS);
    expect(await longestStall(STALL_MAX_MS, bringIn(false))).toBeLessThan(STALL_MAX_MS);
    expect(await longestStall(STALL_MAX_MS, () => readContent(ports.db))).toBeLessThan(
      STALL_MAX_MS,
    );
  },
);

const read = (document: object, program?: string) =>
  readDocument(JSON.stringify(document), program);

test(
  'a worker thread reads a content file with the same result as the main thread',
  slow,
  async () => {
    const program = join(dirname(await bundleOf('api/main/serve.ts')), 'parse-files.mjs');
    for (const document of [{ faq: [{ question: t('a'), answer: t('<p>b</p>') }] }, { faqs: [] }]) {
      expect(await read(document, program)).toEqual(await read(document));
    }
  },
);

const item = { type: 'inner', title: t('a') };

test('a menu with too many items, including nested ones, is rejected', async () => {
  const children = times(100, () => item);
  const menu = [
    { ...item, children },
    { ...item, children },
  ];
  const fault = 'menu: has more than 200 items, including nested ones';
  expect(await read({ menu })).toEqual({ content: {}, faults: [fault], faulty: ['menu'] });
  expect(await read({ menu: menu.slice(0, 1) })).toMatchObject({ faults: [] });
});

test('a menu that is nested too deeply is rejected', async () => {
  const open = '{"type":"inner","title":{"uz":"a","ru":"a"},"children":[';
  const text = `{"menu":[${open.repeat(30_000)}${']}'.repeat(30_000)}]}`;
  await expect(readDocument(text)).rejects.toThrow('the file is nested too deeply');
});
