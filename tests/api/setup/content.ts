import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect } from 'vitest';
import type { Printed } from '@/api/content/document';
import { applyContent } from '@/api/operator/contents';
import { carryOut } from '@/api/operator/operator';
import { API_BASE } from '@/lib/constants';
import { operatorOf } from './operator';
import { openTestShop, type TestShop } from './shop';

type Name =
  | 'categories'
  | 'faq'
  | 'banners'
  | 'pickup_points'
  | 'groups'
  | 'menu'
  | 'regions'
  | 'sales'
  | 'collections';

/** A text in both languages, by default the same in both. */
export const t = (uz: string, ru = uz) => ({ uz, ru });

/** Opens a shop for the tests of one file. Returns functions that print and replace its content. */
export function aContentShop() {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-api-content-'));
  let files = 0;
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop();
  });

  function aFile(content: unknown): string {
    files += 1;
    const file = join(folder, `${files}.json`);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  }

  const print = () => carryOut(shop.ports, 'content', {});
  const apply = (content: unknown, dryRun = false) =>
    applyContent(operatorOf(shop.ports), { file: aFile(content), dryRun });

  async function faultsOf(content: unknown): Promise<string[]> {
    const before = await print();
    const { faults, counts } = await apply(content);
    expect(await print()).toEqual(before);
    if (faults.length === 0)
      throw new Error(`the content has no faults: ${JSON.stringify(counts)}`);
    return faults;
  }

  /** Applies the content and returns the numbers of changes in each changed section. */
  async function done(content: unknown, dryRun = false): Promise<Record<string, number[]>> {
    const { faults, counts } = await apply(content, dryRun);
    expect(faults).toEqual([]);
    const changed = counts.map(({ name, added, changed, removed, isReordered }) => {
      return { name, numbers: [added, changed, removed, Number(isReordered)] };
    });
    const real = changed.filter(({ numbers }) => numbers.some((number) => number > 0));
    return Object.fromEntries(real.map(({ name, numbers }) => [name, numbers]));
  }

  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await shop.app.request(`${API_BASE}${path}`, { headers });
    return (await response.json()).data;
  }

  // The cast is safe because each printed section matches its declaration.
  async function section<One extends Name>(name: One): Promise<Printed<One>> {
    return (await print())[name] as Printed<One>;
  }

  return {
    get shop() {
      return shop;
    },
    folder,
    aFile,
    print,
    apply,
    faultsOf,
    done,
    get,
    section,
  };
}
