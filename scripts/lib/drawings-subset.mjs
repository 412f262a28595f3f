import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const NAME = '@iconify-json/fluent-emoji';
const END = '\n\t"aliases"';

/**
 * Copies of the set of drawings, 100 MB, what the demonstration shop names into a package.
 * @returns the dependency that it is
 */
export function copyDrawings(target) {
  const from = join(root, 'node_modules', NAME);
  const to = join(target, 'node_modules', NAME);
  mkdirSync(to, { recursive: true });
  for (const name of ['package.json', 'LICENSE', 'license.txt']) {
    if (readdirSync(from).includes(name)) cpSync(join(from, name), join(to, name));
  }
  const text = readFileSync(join(from, 'icons.json'), 'utf8');
  writeFileSync(join(to, 'icons.json'), subset(text, textOfDemo()));
  return { [NAME]: JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')).version };
}

/** In the form in which `api/demo/pictures/subjects.ts` reads the set. */
function subset(text, said) {
  const words = new Set(said.match(/[\w-]+/g));
  const entries = text.slice(0, text.indexOf(END)).matchAll(/\n\t\t"([^"]+)": \{[\s\S]*?\n\t\t\}/g);
  const kept = [...entries].filter(([, name]) => words.has(name)).map(([entry]) => entry);
  return `{\n\t"icons": {${kept.join(',')}\n\t},${END}: {}\n}\n`;
}

function textOfDemo() {
  const folder = join(root, 'api/demo');
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
}
