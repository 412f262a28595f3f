import { afterAll, beforeAll, expect, test } from 'vitest';
import { PageVersions } from '@/server/shared/page-versions';
import { RedisLink } from '@/server/shared/redis-link';
import { SharedPages, type StoredPage } from '@/server/shared/shared-pages';
import { aPort } from '@/tests/system/processes';
import { accepts, Program } from './program';

const page: StoredPage = {
  status: 200,
  headers: ['etag', 'W/"1"'],
  etag: 'W/"1"',
  tags: ['product-7'],
  bodies: { br: Buffer.from([0, 255, 10]) },
  bytes: 3,
  renderedAt: 1,
  isInvalidated: false,
};
const LATE_MS = 600;

let redis: Program;
const links: RedisLink[] = [];
let newest = 1_764_000_000_000;
const outbox = [{ number: newest, tags: ['site'] }];

beforeAll(async () => {
  const port = await aPort();
  const args = ['--port', port, '--save', ''];
  redis = new Program({ command: 'redis-server', args }, () => accepts(port));
  await redis.start();
  for (let at = 0; at < 2; at += 1) links.push(await RedisLink.open(`redis://127.0.0.1:${port}`));
});

afterAll(async () => {
  for (const link of links) link.close();
  await redis.kill();
});

async function storefrontOn(link: RedisLink | undefined) {
  if (!link) throw new Error('no link');
  const versions = new PageVersions(link, async (after) => {
    const missed = outbox.filter(({ number }) => number > after);
    return { number: newest, tags: missed.flatMap(({ tags }) => tags) };
  });
  const receive = async (change: { number: number; tags: string[] }) => {
    await versions.received(change);
    versions.applied(change);
  };
  await receive({ number: newest, tags: ['*'] });
  return { receive, pages: new SharedPages({ link, versions, build: 'one' }) };
}

function change(tags: string[]) {
  newest += 1;
  outbox.push({ number: newest, tags });
  return { number: newest, tags };
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

test('shares pages between storefronts, also after Redis was killed or unresponsive', async () => {
  const [one, other] = [await storefrontOn(links[0]), await storefrontOn(links[1])];
  const find = async () => (await other.pages.find('a', page.tags))?.page;
  await expect.poll(() => one.pages.find('a', page.tags)).toMatchObject({ page: null });
  const { version = 0 } = (await one.pages.find('a', page.tags)) ?? {};
  await one.pages.put('a', page, version);
  expect(await find()).toEqual(page);

  await one.receive(change(['product-7']));
  expect(await find()).toBeNull();

  redis.signal('SIGSTOP');
  expect(await took(find)).toBeLessThan(LATE_MS);
  // After a failure, the storefront does not use Redis for a while.
  expect(await took(find)).toBeLessThan(LATE_MS / 4);
  redis.signal('SIGCONT');
  await expect.poll(find).toBeNull();

  await redis.kill();
  const missed = change(['product-7']);
  expect(await took(() => one.receive(missed))).toBeLessThan(LATE_MS);
  await other.receive(missed);
  expect(await find()).toBeUndefined();
  await redis.start();
  await expect.poll(find).toBeNull();
  await one.pages.put('a', page, newest);
  await expect.poll(find).toEqual(page);
});

test('grants the render lock to one storefront, and to another only after its release', async () => {
  const [one, other] = [await storefrontOn(links[0]), await storefrontOn(links[1])];
  const got = await Promise.all([one.pages.lock('b'), other.pages.lock('b')]);
  expect(got.toSorted()).toEqual([false, true]);
  await one.pages.unlock('b');
  expect(await other.pages.lock('b')).toBe(true);
});
