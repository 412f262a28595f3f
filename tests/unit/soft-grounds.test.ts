import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => join('components', path));

/** Matches attributes that mark the selected or current element. */
const STATE = /\[aria-(?:current|selected|pressed|checked)[^\]]*\]$/;
const SOFT_GROUND = /background: var\(--\w+-soft/;
const EDGE = /box-shadow: inset|border-color: var\(--brand\)/;
/** Matches a transparent border, which forced-colors mode makes visible. */
const LINE = /solid transparent/;
/** The stylesheet that underlines current elements in forced-colors mode. */
const MODES = readFileSync('app/modes.css', 'utf8');
const CURRENT =
  /@media \(forced-colors: active\) \{(?:[^{}]*\{[^{}]*\})*?[^{}]*\[aria-current\][^{}]*\{\s*text-decoration: underline/;
const isUnderlined = (selector: string) =>
  /\[aria-current[^\]]*\]$/.test(selector) && CURRENT.test(MODES);

test('marks each state by more than a soft background, for forced-colors mode', () => {
  const found: string[] = [];
  let states = 0;
  for (const path of sheets) {
    for (const [, selector = '', rules = ''] of readFileSync(path, 'utf8').matchAll(
      /([^{}]+)\{([^{}]*)\}/g,
    )) {
      if (!STATE.test(selector.trim()) || !SOFT_GROUND.test(rules)) continue;
      states += 1;
      const hasLine = LINE.test(rules) || isUnderlined(selector.trim());
      if (!EDGE.test(rules) || !hasLine) found.push(`${path}: ${selector.trim()}`);
    }
  }
  expect(found).toEqual([]);
  expect(states).toBeGreaterThan(5);
});
