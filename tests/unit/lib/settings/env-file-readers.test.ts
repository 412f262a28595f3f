import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationPage, ENV_FILE_READERS } from '@/lib/settings/documents';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

function readsEnvFile(command: string): boolean {
  const [, program] = /^node (\S+\.mjs)/.exec(command) ?? [];
  return (
    program !== undefined && /\bread(?:Settings|EnvFile)\(/.test(readFileSync(program, 'utf8'))
  );
}

test('the configuration page lists exactly the npm scripts that read .env', () => {
  const readers = Object.keys(scripts).filter((name) => readsEnvFile(scripts[name] ?? ''));

  expect(ENV_FILE_READERS.toSorted()).toEqual(readers.sort());
  expect(readFileSync('docs/configuration.md', 'utf8')).toBe(configurationPage());
});
