import { expect, test, vi } from 'vitest';
import type { Change } from '@/server/pages/follow-changes';
import { PageVersions } from '@/server/shared/page-versions';
import { SharedPages, type StoredPage } from '@/server/shared/shared-pages';

/** Stubs Redis: it records the commands and returns the replies that the test sets. */
function aRedis() {
  const commands: unknown[][] = [];
  const replies: Record<string, unknown> = {};
  let isGone = false;
  const client = new Proxy(
    {},
    {
      get:
        (_client, name) =>
        async (...given: unknown[]) => {
          commands.push([name, ...given]);
          return replies[String(name)];
        },
    },
  );
  return {
    commands,
    replies,
    // The cast is safe, because the stub accepts every command.
    link: {
      run: async <Result>(work: (given: never) => Promise<Result>) =>
        isGone ? undefined : work(client as never),
    },
    leaves: () => {
      isGone = true;
    },
    returns: () => {
      isGone = false;
    },
  };
}

const DAYS_2 = 2 * 24 * 60 * 60 * 1000;
const everything = (number: number): Change => ({ number, tags: ['*'] });
const recordOf = (number: number, ...tags: string[]) => [
  [
    'zAdd',
    'chorsu:tags',
    [...tags, ' up to'].map((value) => ({ value, score: number })),
    { comparison: 'GT' },
  ],
  ['zRemRangeByScore', 'chorsu:tags', 0, number - DAYS_2],
];

function someVersions(changesAfter: (number: number) => Promise<Change> = vi.fn()) {
  const redis = aRedis();
  return { ...redis, versions: new PageVersions(redis.link, changesAfter) };
}

test('records a change with its number, and drops records older than any stored page', async () => {
  const { versions, commands } = someVersions();
  await versions.received({ number: 7, tags: ['product-7', 'banners'] });
  expect(commands).toEqual(recordOf(7, 'product-7', 'banners'));
});

test('records later changes, but not the first one, which invalidates everything', async () => {
  const { versions, commands } = someVersions();
  await versions.received(everything(7));
  expect(commands).toEqual([]);
  versions.applied(everything(7));
  await versions.received(everything(8));
  expect(commands).toEqual(recordOf(8, '*'));
});

test("uses the latest change of a page's tags as its version", async () => {
  const { versions, commands, replies } = someVersions();
  await versions.received(everything(7));
  replies.zmScore = [7, null, 5, 6];
  expect(await versions.read(['product-7', 'banners'])).toBe(6);
  expect(commands).toEqual([['zmScore', 'chorsu:tags', [' up to', '*', 'product-7', 'banners']]]);
  replies.zmScore = [7, null, null, null];
  expect(await versions.read(['product-7', 'banners'])).toBe(0);
});

test('returns no page version before the first change or without Redis', async () => {
  const { versions, replies, leaves } = someVersions();
  replies.zmScore = [7, 3];
  expect(await versions.read([])).toBeUndefined();
  await versions.received(everything(7));
  expect(await versions.read([])).toBe(3);
  leaves();
  expect(await versions.read([])).toBeUndefined();
});

test('ignores an older change that arrives late', async () => {
  const { versions, replies } = someVersions(vi.fn(() => Promise.reject(new Error('no API'))));
  await versions.received(everything(7));
  await versions.received(everything(5));
  replies.zmScore = [6, 3];
  expect(await versions.read([])).toBeUndefined();
});

test('considers a change applied once it or a later one is applied', () => {
  const { versions } = someVersions();
  expect(versions.isApplied(0)).toBe(false);
  versions.applied(everything(7));
  versions.applied(everything(5));
  expect([6, 7, 8].map((version) => versions.isApplied(version))).toEqual([true, true, false]);
});

test('records in Redis the changes that it missed, one API response at a time', async () => {
  const missed: Record<number, Change> = {
    5: { number: 6, tags: ['product-6'] },
    6: { number: 7, tags: ['product-7'] },
  };
  const changesAfter = vi.fn(async (number: number) => missed[number] ?? everything(99));
  const { versions, commands, replies } = someVersions(changesAfter);
  await versions.received(everything(7));
  replies.zmScore = [5, 1];
  const reads = [versions.read([]), versions.read([])];
  expect(await Promise.all(reads)).toEqual([undefined, undefined]);
  await vi.waitFor(() => expect(commands).toHaveLength(6));
  expect(commands.slice(2)).toEqual([...recordOf(6, 'product-6'), ...recordOf(7, 'product-7')]);
  expect(changesAfter.mock.calls).toEqual([[5], [6]]);

  // A second repair is possible once the first is complete.
  expect(await versions.read([])).toBeUndefined();
  await vi.waitFor(() => expect(changesAfter).toHaveBeenCalledTimes(4));
});

test('records in Redis that everything has changed if Redis has lost its records', async () => {
  const changesAfter = vi.fn();
  const { versions, commands, replies } = someVersions(changesAfter);
  await versions.received(everything(7));
  replies.zmScore = [null, null];
  expect(await versions.read([])).toBeUndefined();
  await vi.waitFor(() => expect(commands).toHaveLength(3));
  expect(commands.slice(1)).toEqual(recordOf(7, '*'));
  expect(changesAfter).not.toHaveBeenCalled();
});

test('stops recording missed changes if the API has no newer ones or Redis is down', async () => {
  const changesAfter = vi.fn(async () => ({ number: 5, tags: [] as string[] }));
  const { versions, commands, replies, leaves, returns } = someVersions(changesAfter);
  await versions.received(everything(7));
  replies.zmScore = [5, 1];
  await versions.read([]);
  await vi.waitFor(() => expect(changesAfter).toHaveBeenCalledOnce());
  expect(commands).toHaveLength(1);

  changesAfter.mockImplementation(async () => {
    leaves();
    return { number: 6, tags: [] };
  });
  await versions.read([]);
  await vi.waitFor(() => expect(changesAfter).toHaveBeenCalledTimes(2));
  returns();
  changesAfter.mockImplementation(() => Promise.reject(new Error('no API')));
  await versions.read([]);
  await vi.waitFor(() => expect(changesAfter.mock.calls).toEqual([[5], [5], [5]]));
  await expect(versions.read([])).resolves.toBeUndefined();
});

const page: StoredPage = {
  status: 200,
  headers: [],
  etag: '"e"',
  tags: [],
  bytes: 1,
  renderedAt: 5,
  bodies: { identity: Buffer.from('page') },
  isInvalidated: false,
};

async function somePages(build = 'one') {
  const redis = aRedis();
  const versions = new PageVersions(redis.link, vi.fn());
  await versions.received(everything(7));
  versions.applied(everything(7));
  redis.replies.zmScore = [7, 6];
  return { ...redis, pages: new SharedPages({ link: redis.link, versions, build }) };
}

test('stores a page with its version for an hour, only for its own build', async () => {
  const { pages, commands, replies } = await somePages();
  await pages.put('/about', page, 7);
  const [[command, name, bytes, options] = []] = commands;
  expect([command, options]).toEqual(['set', { expiration: { type: 'EX', value: 3600 } }]);
  expect(name).toMatch(/^chorsu:[\w-]{22}:page:[\w-]{22}$/);

  replies.get = bytes;
  expect(await pages.find('/about', ['info'])).toEqual({ version: 6, page });
  expect(commands.find(([one]) => one === 'get')).toEqual(['get', name]);
  replies.zmScore = [7, 7];
  expect(await pages.find('/about', [])).toMatchObject({ version: 7, page });
  replies.zmScore = [9, 8];
  expect(await pages.find('/about', [])).toEqual({ version: 8, page: null });

  const other = await somePages('two');
  await other.pages.put('/about', page, 7);
  expect(other.commands[0]?.[1]).not.toBe(name);
});

test('returns null for a missing page and undefined without Redis', async () => {
  const { pages, replies, leaves } = await somePages();
  replies.get = null;
  expect(await pages.find('/about', [])).toEqual({ version: 6, page: null });
  replies.get = undefined;
  expect(await pages.find('/about', [])).toBeUndefined();
  leaves();
  expect(await pages.find('/about', [])).toBeUndefined();
});

test('does not store a page that was rendered before a known change', async () => {
  const { pages, commands } = await somePages();
  await pages.put('/about', page, 8);
  expect(commands).toEqual([]);
});

test("stores a page's payload for a day, for all builds", async () => {
  const { pages, commands, replies } = await somePages();
  await pages.putPayload({});
  expect(commands).toEqual([]);
  await pages.putPayload({ payload: { digest: 'abc', bodies: { br: Buffer.from('x') } } });
  const [[, name, bytes, options] = []] = commands;
  expect([name, options]).toEqual([
    'chorsu:payload:abc',
    { expiration: { type: 'EX', value: 86_400 } },
  ]);
  replies.get = bytes;
  expect(await pages.findPayload('abc')).toEqual({ br: Buffer.from('x') });
  expect(commands.at(-1)).toEqual(['get', 'chorsu:payload:abc']);
  replies.get = null;
  expect(await pages.findPayload('abc')).toBeUndefined();
});

test('locks a page for fifteen seconds, or grants every lock without Redis', async () => {
  const { pages, commands, replies, leaves } = await somePages();
  replies.set = 'OK';
  expect(await pages.lock('/about')).toBe(true);
  const [[, name, value, options] = []] = commands;
  expect(name).toMatch(/^chorsu:[\w-]{22}:lock:[\w-]{22}$/);
  expect(String(value)).not.toBe('');
  expect(options).toEqual({ condition: 'NX', expiration: { type: 'PX', value: 15_000 } });
  replies.set = null;
  expect(await pages.lock('/about')).toBe(false);
  await pages.unlock('/about');
  expect(commands.at(-1)).toEqual(['del', name]);
  leaves();
  expect(await pages.lock('/about')).toBe(true);
});
