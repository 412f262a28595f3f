import { type Folder, folders } from './folders';

/**
 * Component folders that are built from components of other folders, mapped to the folders that
 * they may also import.
 */
export const composedNouns: Readonly<Record<string, readonly string[]>> = {
  'components/layout': ['components'],
  'components/home': ['components'],
  'components/order': ['components/review'],
  'components/user': ['components/auth'],
  'components/content': ['components/map'],
  'components/checkout': ['components/map', 'components/order'],
  'components/one-click': ['components/map'],
};

/** Returns the paths that a file may import, its own folder included. */
export function allowedImports(path: string): readonly string[] {
  const depth = /^(?:components|lib|packages)\//.test(path) ? 2 : 1;
  const own = path.split('/', depth).join('/');
  return [own, ...(closest(path, ({ imports }) => imports) ?? []), ...(composedNouns[own] ?? [])];
}

/** Returns whether a file may import the package. */
export function isPackageAllowed(path: string, name: string): boolean {
  const packages = closest(path, (folder) => folder.packages);
  if (!packages) return true;
  if ('not' in packages) return !packages.not.some((start) => name.startsWith(start));
  return packages.only.some((one) => (/[:/-]$/.test(one) ? name.startsWith(one) : name === one));
}

export function isInFolder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Picks the value from the entry with the longest path among those that match and declare it. */
function closest<T>(path: string, pick: (folder: Folder) => T | undefined): T | undefined {
  const found = Object.entries(folders)
    .filter(([folder, entry]) => isInFolder(path, folder) && pick(entry) !== undefined)
    .sort(([one], [other]) => other.length - one.length)
    .at(0);
  return found && pick(found[1]);
}
