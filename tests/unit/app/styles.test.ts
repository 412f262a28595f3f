import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:css|tsx?)$/.test(path))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(folder, path), 'utf8') })),
);
const namesIn = (pattern: RegExp) =>
  new Set(files.flatMap(({ text }) => Array.from(text.matchAll(pattern), ([, name]) => name)));

test('a custom property that styles read is set somewhere: without it the whole declaration is void', () => {
  /** In a rule, a `style` or a typeface's `variable`. */
  const set = namesIn(/(?<!\()(--[\w-]+)'?[:,]/g);
  const read = namesIn(/var\((--[\w-]+)/g);
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
  expect(read.size).toBeGreaterThan(40);
});

test('a class of a module is named by a component that imports it', () => {
  const modules = files.filter(({ path }) => path.endsWith('.module.css'));
  const unused = modules.flatMap(({ path, text }) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const users = files.filter((file) => file.text.includes(`/${name}'`));
    if (users.some((file) => picksByVariable(file.text, name))) return [];
    return classesIn(text)
      .filter((one) => !users.some((file) => new RegExp(`\\.${one}\\b`).test(file.text)))
      .map((one) => `${path}: ${one}`);
  });
  expect(unused).toEqual([]);
  expect(modules.length).toBeGreaterThan(100);
});

/** Whether a variable says which class of the module is meant. */
function picksByVariable(text: string, module: string): boolean {
  const [, local = ''] = new RegExp(`import (\\w+) from '[^']*/${module}'`).exec(text) ?? [];
  return new RegExp(`\\b${local}\\[\\w`).test(text);
}

function classesIn(sheet: string): string[] {
  const found = new Set<string>();
  parse(sheet).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z]\w*)/gi)) found.add(name);
  });
  return [...found];
}
