import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Rule } from 'postcss';
import { expect, test } from 'vitest';

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:css|tsx?)$/.test(path))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(folder, path), 'utf8') })),
);
const namesIn = (pattern: RegExp) =>
  new Set(files.flatMap(({ text }) => Array.from(text.matchAll(pattern), ([, name]) => name)));

// A declaration that reads an undefined custom property has no effect.
test('styles use only custom properties that are defined', () => {
  /** Properties defined in a rule, a `style` attribute or a font's `variable` option. */
  const set = namesIn(/(?<!\()(--[\w-]+)'?[:,]/g);
  const read = namesIn(/var\((--[\w-]+)/g);
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
  expect(read.size).toBeGreaterThan(40);
});

test('components use every class in the CSS modules that they import', () => {
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

/**
 * When an element is added or removed below an element that a `:has()` selector tests, the browser
 * recomputes the styles of all descendants that rules with `:has()` can select. Below the root,
 * these are all images and buttons, so a rule that tests the root may only style the root itself
 * (ADR 149). If the last part of such a rule names no element, class or attribute, the browser
 * recomputes the styles of the whole page.
 */
test('adding or removing an element does not restyle the whole page', () => {
  const ofRoot = /(?:root|html|body)\S*:has\S*\s*[ >+~]/;
  const ofAnySibling = /\*\s*[+~]\s*\*/;
  const ofAnyElement = /:has.*[\s>+~](?:\*|:[^:\s]+(?:\([^)]*\))?)$/;
  const wide = files
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) => screenSelectors(text).map((selector) => `${path}: ${selector}`))
    .filter((one) =>
      [ofRoot, ofAnySibling, ofAnyElement].some((wide) => wide.test(withoutHeld(one))),
    );
  expect(wide).toEqual([]);
});

function screenSelectors(sheet: string): string[] {
  const found: string[] = [];
  parse(sheet).walkRules((rule) => {
    if (!isPrinted(rule)) found.push(...rule.selectors);
  });
  return found;
}

function isPrinted({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'params' in parent && parent.params === 'print';
}

function withoutHeld(selector: string): string {
  return selector.replace(/:has\((?:[^()]|\([^()]*\))*\)/g, ':has');
}

/** Returns whether the file selects a class of the CSS module with a variable. */
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
