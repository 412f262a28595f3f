import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from './sources';

const page = readFileSync('docs/troubleshooting.md', 'utf8');
/** The source code, with concatenated string literals joined. */
const sources = readSources('api', 'lib', 'server', 'scripts', 'packages/mock', 'tools')
  .map(({ text }) => text)
  .join('\n')
  .replaceAll(/' \+\s+['`]|` \+\s+['`]/g, '');

/** The messages in the first column: code spans of at least three words, except npm commands. */
const messages = [...page.matchAll(/^\| (?!symptom)(.+?) \| /gm)]
  .flatMap(([, symptom = '']) => [...symptom.matchAll(/`([^`]+ [^`]+ [^`]+)`/g)])
  .map(([, message = '']) => message)
  .filter((message) => !message.startsWith('npm '));

test('the troubleshooting table has at least 25 entries', () => {
  const rows = page.match(/^\| (?!symptom|exit code|---|\d)/gm) ?? [];
  expect(rows.length).toBeGreaterThanOrEqual(25);
});

test.each(messages)('the sources contain the documented message "%s"', (message) => {
  const parts = message
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part.length > 3);
  expect(parts.filter((part) => !sources.includes(part))).toEqual([]);
});
