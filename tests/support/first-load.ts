import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const STEP = 10;

/**
 * What chunks of a build are made of: gzipped bytes by package, or by file where it is our own.
 * Scripts that the build does not name by their digest are left out.
 */
export function modulesIn(chunks: readonly string[], buildFolder = '.next'): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const chunk of chunks) {
    const path = join(buildFolder, 'static/chunks', chunk);
    if (!existsSync(path)) continue;
    // As it was before its class names became short (docs/decisions/032).
    const mapped = join(buildFolder, 'source-maps', chunk);
    const code = readFileSync(mapped, 'utf8');
    const map = new SourceMap(JSON.parse(readFileSync(`${mapped}.map`, 'utf8')));
    const share = gzipSync(readFileSync(path), { level: 9 }).length / code.length;
    for (const [line, text] of code.split('\n').entries()) {
      for (let column = 0; column < text.length; column += STEP) {
        const name = moduleName(sourceAt(map, line, column));
        const size = Math.min(STEP, text.length - column) * share;
        sizes.set(name, (sizes.get(name) ?? 0) + size);
      }
    }
  }
  return sizes;
}

function sourceAt(map: SourceMap, line: number, column: number): string {
  const entry = map.findEntry(line, column);
  return 'originalSource' in entry ? entry.originalSource : '';
}

/** The last package of a path is the one: it may lie inside another. */
function moduleName(source: string): string {
  const path = source.replace(/^turbopack:\/\/\/\[project\]\//, '');
  const packages = [...path.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)];
  return packages.at(-1)?.[1] ?? (path.startsWith('turbopack:') || path === '' ? 'bundler' : path);
}
