import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

test('check, e2e and bench run existing scripts and programs (B-17)', () => {
  const parts = scripts.check?.split(' && ').map((part) => part.replace('npm run ', ''));
  expect(parts).toEqual(['lint', 'types', 'unused', 'unit']);
  for (const part of parts ?? []) expect(Object.keys(scripts)).toContain(part);
  for (const name of ['e2e', 'bench']) {
    const file = scripts[name]?.split(' ').at(-1) ?? '';
    expect(existsSync(file), `${name} runs ${file}`).toBe(true);
  }
});
