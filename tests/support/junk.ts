import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { residentMb } from '@/tests/support/process/process-tree';
import { sendWithRetries } from './send-request';

/** Builders of distinct junk URLs: paths, queries, tracking parameters, images, files. */
const kinds: ((word: string, number: number) => string)[] = [
  (word) => `/${word}`,
  (word) => `/ru/${word}/${word}`,
  (word, number) => `/products/${word}-${number + 1_000_000}`,
  (word, number) => `/post/${word}-${number + 1_000_000}`,
  (word) => `/info/menu/${word}`,
  (word) => `/products?menu=${word}`,
  (word) => `/products?${word}=${word}`,
  (word) => `/about?utm_source=${word}&utm_campaign=${word}`,
  (_word, number) => `/products?page=${number + 1000}`,
  (word) => `/_next/image?url=%2Fmedia%2F${word}.webp&w=64&q=75`,
  (word, number) => `/_next/image?url=%2Fmedia%2F${word}.webp&w=${number}&q=${number}`,
  (word) => `/_next/static/chunks/${word}.js`,
  (word) => `/news/category/${word}`,
  (word) => `/?_rsc=${word}`,
];

export type JunkReport = { requested: number; failed: string[]; grownMb: number; diskMb: number };

type JunkOptions = { count: number; pid: number; buildFolder: string; connections?: number };

/**
 * The measurement starts after this many requests, because a new server's memory grows during its
 * first requests, whatever they are.
 */
const FIRST_PAGES = 400;

/** Requests `count` junk URLs. Returns the failures and the growth of memory and disk use. */
export async function sendJunk(
  web: string,
  { count, pid, buildFolder, connections = 16 }: JunkOptions,
): Promise<JunkReport> {
  const failed: string[] = [];
  let next = 0;
  const until = async (end: number) => {
    for (let number = next++; number < end; number = next++) {
      const path = junkPath(number);
      const { status } = await sendWithRetries(web, path).catch(() => ({ status: 0 }));
      if (status < 200 || status >= 500) failed.push(`${status} ${path}`);
    }
    next -= 1;
  };
  const run = (end: number) => Promise.all(Array.from({ length: connections }, () => until(end)));

  await run(Math.max(FIRST_PAGES, Math.ceil(count / 10)));
  const before = { memory: residentMb(pid), disk: folderMb(buildFolder) };
  await run(count);
  return {
    requested: count,
    failed,
    grownMb: residentMb(pid) - before.memory,
    diskMb: folderMb(buildFolder) - before.disk,
  };
}

function junkPath(number: number): string {
  // The multiplier has no factor in common with 2^32, so no product modulo 2^32 repeats.
  const word = ((number * 2_654_435_761) % 2 ** 32).toString(36).replace(/^\d*/, 'j');
  return kinds[number % kinds.length]?.(word, number) ?? '/';
}

function folderMb(folder: string): number {
  if (!existsSync(folder)) return 0;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const bytes = files.map(
    (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
}
