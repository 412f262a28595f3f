import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { routes } from '@/lib/domain/routing/routes';
import uz from '@/messages/uz.json';
import { readSourceFile } from './source-file';
import { spokenKeys } from './spoken-keys';

type Tree = { [name: string]: string | Tree };

const ROOT = 'app/[locale]';
const keys = leavesOf(uz);

/**
 * Returns the message keys that client components need at the first load. 'layout' lists those of
 * all pages. Those of a single page are listed under its route, or under the path of the layout
 * that provides them (`PageMessages`).
 */
export function clientMessages(): Record<string, string[]> {
  const frame = new Set(
    ['layout', 'error', 'not-found'].flatMap((name) => needs(join(ROOT, `${name}.tsx`))),
  );
  const found = new Map([['layout', frame]]);
  for (const { path } of routes) {
    const file = join(ROOT, path, 'page.tsx');
    if (!existsSync(file)) continue;
    const owner = ownerOf(path);
    const known = found.get(owner) ?? new Set();
    for (const one of layoutsOf(path)) for (const key of needs(one)) known.add(key);
    for (const key of needs(file)) known.add(key);
    found.set(owner, known);
  }
  return Object.fromEntries(
    [...found]
      .map(([owner, known]): [string, string[]] => [
        owner,
        [...known].filter((key) => owner === 'layout' || !frame.has(key)).sort(),
      ])
      .filter(([, known]) => known.length > 0),
  );
}

/**
 * Returns the path of the closest layout above the page that provides messages, or of the page
 * itself if there is none.
 */
function ownerOf(path: string): string {
  const layout = layoutsOf(path).find((file) => providesMessages(file));
  return layout ? `/${dirname(layout).slice(ROOT.length + 1)}` : path;
}

function layoutsOf(path: string): string[] {
  if (path === '/') return [];
  const file = join(ROOT, path, 'layout.tsx');
  return [...(existsSync(file) ? [file] : []), ...layoutsOf(dirname(path))];
}

function providesMessages(file: string): boolean {
  return readSourceFile(file).nodes.some(
    ({ type, name }) => type === 'JSXIdentifier' && name === 'PageMessages',
  );
}

function needs(entry: string): string[] {
  const onServer = new Set([entry]);
  const onClient = new Set<string>();
  for (const path of onServer) {
    const { isClient, imports } = readSourceFile(path);
    if (isClient) onClient.add(path);
    else for (const target of imports) onServer.add(target);
  }
  for (const path of onClient) {
    for (const target of readSourceFile(path).imports) onClient.add(target);
  }
  return [...onClient].flatMap((path) => spokenKeys(readSourceFile(path), keys));
}

function leavesOf(tree: Tree, path: string[] = []): string[] {
  return Object.entries(tree).flatMap(([name, part]) =>
    typeof part === 'string' ? [[...path, name].join('.')] : leavesOf(part, [...path, name]),
  );
}
