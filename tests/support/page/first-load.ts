import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const STEP = 10;

/**
 * Estimates the gzipped bytes of the chunks by package, and by file for our own code. Omits scripts
 * outside the chunk folder of the build.
 */
export function modulesIn(chunks: readonly string[], buildFolder = '.next'): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const chunk of chunks) {
    const path = join(buildFolder, 'static/chunks', chunk);
    if (!existsSync(path)) continue;
    const code = readFileSync(path, 'utf8');
    const mapFile = join(buildFolder, 'source-maps', `${chunk}.map`);
    const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')));
    const share = gzipSync(code, { level: 9 }).length / code.length;
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

/**
 * Returns the package that contains the source, or the path of our own source. Uses the last
 * package in a path, because packages can be nested.
 */
function moduleName(source: string): string {
  const path = source.replace(/^turbopack:\/\/\/\[project\]\//, '');
  const packages = [...path.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)];
  return packages.at(-1)?.[1] ?? (path.startsWith('turbopack:') || path === '' ? 'bundler' : path);
}
