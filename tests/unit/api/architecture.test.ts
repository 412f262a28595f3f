import { expect, test } from 'vitest';
import { apiLayers } from '@/scripts/generate/architecture/api-layers';
import { readSources, type Source, toSource } from '@/tests/unit/sources';

/** The only import of the demo code. It is dynamic, so that a shop starts without `api/demo`. */
const DEMO_SEAM = { path: 'api/shared/load-demo.ts', target: 'api/demo/demo' };

const sources = readSources('api');

test('the table assigns a layer to every folder of the API', () => {
  const folders = new Set(sources.map(({ path }) => folderOf(path)));
  expect([...folders].sort()).toEqual(Object.keys(apiLayers).sort());
});

test('the table allows each folder only imports of folders above it', () => {
  const order = Object.keys(apiLayers);
  const upward = Object.entries(apiLayers).flatMap(([folder, { imports }]) =>
    imports
      .filter((target) => order.indexOf(target) >= order.indexOf(folder))
      .map((target) => `${folder} may import ${target}`),
  );
  expect(upward).toEqual([]);
});

test('API folders import only the folders that the table allows', () => {
  expect(sources.flatMap(forbidden)).toEqual([]);
});

test('the search folder imports nothing from other API folders, not even a type', () => {
  const search = sources.filter(({ path }) => folderOf(path) === 'search');
  const targets = search.flatMap(({ imports }) => imports.map(({ target }) => target));
  expect(targets.filter((target) => isApiPath(target) && folderOf(target) !== 'search')).toEqual(
    [],
  );
});

test('only one file imports the demo code, and it uses a dynamic import', () => {
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
])('the table rejects %s with the line: %j', (path, text) => {
  expect(forbidden(toSource(path, text))).toHaveLength(1);
});

function forbidden({ path, imports }: Source): string[] {
  const own = folderOf(path);
  return imports
    .filter(({ target, isTypeOnly }) => isApiPath(target) && !isTypeOnly)
    .filter(({ target }) => ![own, ...(apiLayers[own]?.imports ?? [])].includes(folderOf(target)))
    .filter(({ target }) => path !== DEMO_SEAM.path || target !== DEMO_SEAM.target)
    .map(({ target }) => `${path} imports ${target}`);
}

function isApiPath(target: string): boolean {
  return target.startsWith('api/');
}

function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}
