import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled } from '@/scripts/lib/install/install.mjs';

type Package = {
  version?: string;
  optional?: boolean;
  peer?: boolean;
  dev?: boolean;
  link?: boolean;
};
type Packages = Record<string, Package & { dependencies?: Record<string, string> }>;

/** Creates a project whose lock file lists `wanted` and whose node_modules lists `installed`. */
function aProject(wanted: Packages, installed: Packages | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-install-'));
  const packages = { '': { version: '1.0.0' }, ...wanted };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  if (installed) {
    mkdirSync(join(folder, 'node_modules'));
    const note = join(folder, 'node_modules/.package-lock.json');
    writeFileSync(note, JSON.stringify({ packages: installed }));
  }
  return folder;
}

const next = { 'node_modules/next': { version: '16.4.6' } };
const forMac = { 'node_modules/swc-darwin': { version: '1.0.0', optional: true } };

test('considers the installation complete when all packages exist (B-01)', () => {
  expect(isInstalled(aProject(next, next))).toBe(true);
});

test('accepts missing optional packages of other platforms (B-01)', () => {
  expect(isInstalled(aProject({ ...next, ...forMac }, next))).toBe(true);
});

const drawings = {
  'node_modules/drawings': { version: '1.0.0', dependencies: { types: '*' } },
  'node_modules/types': { version: '1.0.0' },
};
const withDemo = {
  ...next,
  ...drawings,
  'api/demo': { version: '0.1.0', dependencies: { drawings: '1.0.0' } },
  'node_modules/@chorsu/demo': { link: true },
};

test('requires the demonstration packages only if the demonstration is enabled', () => {
  const folder = aProject(withDemo, next);
  expect(isInstalled(folder, { withDemo: false })).toBe(true);
  expect(isInstalled(folder, { withDemo: true })).toBe(false);
  expect(isInstalled(aProject(withDemo, drawings), { withDemo: false })).toBe(false);
});

test('does not require test packages to run a shop', () => {
  const vitest = { 'node_modules/vitest': { version: '4.1.12', dev: true } };
  const folder = aProject({ ...next, ...vitest }, next);
  expect(isInstalled(folder, { withTests: false })).toBe(true);
  expect(isInstalled(folder)).toBe(false);
});

test('requires only the packages of a workspace, not the workspace itself', () => {
  expect(isInstalled(aProject(withDemo, { ...next, ...drawings }))).toBe(true);
});

test.each([
  ['there is no node_modules', next, null],
  ['a package is missing', next, {}],
  ['a package has another version', next, { 'node_modules/next': { version: '16.4.5' } }],
])('considers the installation incomplete when %s (B-01, B-09)', (_why, wanted, installed) => {
  expect(isInstalled(aProject(wanted, installed))).toBe(false);
});
