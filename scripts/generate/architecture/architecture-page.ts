import { withSections } from '@/scripts/generate/sections';
import { apiLayers } from './api-layers';
import { dataModel } from './data-model';
import { type Folder, folders } from './folders';
import { composedNouns } from './import-rules';

/** Returns `docs/architecture.md` with its generated sections. */
export function architecturePage(): string {
  return withSections('docs/architecture.md', {
    'data model': dataModel(),
    folders: folderTable(),
    'composed nouns': composedTable(),
    'folders of the API': apiTable(),
  });
}

function folderTable(): string {
  const rows = Object.entries(folders)
    .filter(([, { holds }]) => holds)
    .map(([path, folder]) => [
      `\`${path}\``,
      folder.holds ?? '',
      namesOf(folder.imports ?? []),
      packagesOf(folder.packages),
    ]);
  return tableOf(['path', 'holds', 'may import', 'packages'], rows);
}

function composedTable(): string {
  const rows = Object.entries(composedNouns).map(([path, parts]) => [
    `\`${path}\``,
    namesOf(parts),
  ]);
  return tableOf(['path', 'may also import'], rows);
}

function apiTable(): string {
  const rows = Object.entries(apiLayers).map(([name, { holds, imports }]) => [
    `\`api/${name}\``,
    holds,
    imports.map((other) => `\`${other}\``).join(', ') || 'none',
  ]);
  return tableOf(['path', 'holds', 'may import from `api`'], rows);
}

/** Groups paths by their first folder: `lib/{domain,http}`. */
function namesOf(paths: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const [first = '', ...rest] = path.split('/');
    groups.set(first, [...(groups.get(first) ?? []), rest.join('/')]);
  }
  const names = Array.from(groups, ([first, found]) => {
    if (found.includes('')) return `\`${first}\``;
    const [only = '', ...others] = found.toSorted();
    return others.length > 0
      ? `\`${first}/{${[only, ...others].join(',')}}\``
      : `\`${first}/${only}\``;
  });
  return names.join(', ') || 'nothing';
}

function packagesOf(packages: Folder['packages']): string {
  if (!packages) return 'any';
  if ('not' in packages) return `all but ${listOf(packages.not)}`;
  return packages.only.length > 0 ? listOf(packages.only) : 'none';
}

/** Lists names in backticks. A star marks a prefix. */
function listOf(names: readonly string[]): string {
  return names.map((name) => `\`${name}${/[:/-]$/.test(name) ? '*' : ''}\``).join(', ');
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
