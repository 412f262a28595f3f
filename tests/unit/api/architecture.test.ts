import { expect, test } from 'vitest';
import { readSources, type Source, toSource } from '@/tests/unit/sources';

/** Folder of `api` → the folders of `api` that it may import, types aside; lower layers first. */
const mayImport: Record<string, string[]> = {
  shared: [],
  search: [],
  media: ['shared'],
  db: ['shared'],
  catalogue: ['shared', 'db', 'search'],
  services: ['shared', 'db', 'media', 'catalogue'],
  order: ['shared', 'db', 'catalogue', 'services'],
  backup: ['shared', 'db', 'media'],
  import: ['shared', 'db', 'search', 'media', 'catalogue'],
  content: ['shared', 'db', 'media', 'catalogue', 'services', 'import'],
  operator: [
    'shared',
    'db',
    'media',
    'catalogue',
    'services',
    'order',
    'backup',
    'import',
    'content',
  ],
  http: ['shared', 'db', 'media', 'catalogue', 'services', 'order', 'operator'],
  doctor: ['shared', 'db', 'media', 'search', 'services', 'operator'],
  main: [
    'shared',
    'db',
    'media',
    'catalogue',
    'services',
    'order',
    'import',
    'content',
    'operator',
    'http',
  ],
  demo: ['shared', 'db', 'media', 'catalogue'],
};

/** The one way into the demonstration: lazily, so that a shop without it starts. */
const DEMO_SEAM = { path: 'api/shared/load-demo.ts', target: 'api/demo/demo' };

const sources = readSources('api');

test('every folder of the API has a layer', () => {
  const folders = new Set(sources.map(({ path }) => folderOf(path)));
  expect([...folders].sort()).toEqual(Object.keys(mayImport).sort());
});

test('every folder of the API imports only the layers below it', () => {
  expect(sources.flatMap(forbidden)).toEqual([]);
});

test('the search imports nothing else of the API, not even a type', () => {
  const search = sources.filter(({ path }) => folderOf(path) === 'search');
  const targets = search.flatMap(({ imports }) => imports.map(({ target }) => target));
  expect(targets.filter((target) => isOfApi(target) && folderOf(target) !== 'search')).toEqual([]);
});

test('the demonstration is imported in one place only, and there lazily', () => {
  const outside = readSources('app', 'api', 'components', 'lib', 'scripts', 'server').filter(
    ({ path }) => folderOf(path) !== 'demo',
  );
  const found = outside.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => target.startsWith('api/demo'))
      .map(({ target, isLazy }) => ({ path, target, isLazy })),
  );
  expect(found).toEqual([{ ...DEMO_SEAM, isLazy: true }]);
});

test.each([
  ['api/db/x.ts', "import { cart } from '@/api/services/cart';"],
  ['api/order/x.ts', "import { readBody } from '@/api/http/request';"],
  ['api/media/x.ts', "import { demo } from '@/api/demo/demo';"],
  ['api/main/x.ts', "const { demo } = await import('@/api/demo/demo');"],
])('the table catches %s holding %s', (path, text) => {
  expect(forbidden(toSource(path, text))).toHaveLength(1);
});

function forbidden({ path, imports }: Source): string[] {
  const own = folderOf(path);
  return imports
    .filter(({ target, isTypeOnly }) => isOfApi(target) && !isTypeOnly)
    .filter(({ target }) => ![own, ...(mayImport[own] ?? [])].includes(folderOf(target)))
    .filter(({ target }) => path !== DEMO_SEAM.path || target !== DEMO_SEAM.target)
    .map(({ target }) => `${path} imports ${target}`);
}

function isOfApi(target: string): boolean {
  return target.startsWith('api/');
}

function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}
