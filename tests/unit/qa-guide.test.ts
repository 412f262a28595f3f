import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calls, formCalls } from '@/lib/contract/calls';

const guide = readFileSync('docs/qa/stumbling-blocks.md', 'utf8');

test('the QA guide lists every endpoint whose body is a form', () => {
  const [, table = ''] = /\| endpoint \| fields \|\n([\s\S]*?)\n\n/.exec(guide) ?? [];
  const listed = [...table.matchAll(/`((?:POST|PUT) [^`]+)`/g)].map(([, call]) => call);

  expect(listed.sort()).toEqual([...formCalls].map((name) => calls[name]).sort());
});

const suite = readFileSync('docs/qa/playwright.md', 'utf8');
const labels = [...suite.matchAll(/(?:name: |getByText\()'([^']*[а-яё][^']*)'/gi)].map(
  ([, label = '']) => label,
);
const messages = [...readFileSync('messages/ru.json', 'utf8').matchAll(/": "(.+)"/g)].map(
  ([, message = '']) => message,
);

test.each(labels)('the example suite uses only texts that the storefront shows: %s', (label) => {
  // A label of the suite may contain a number where the message has a placeholder.
  const known = [label, label.replace(/\d+/, '{count}')];
  expect(messages.some((message) => known.some((text) => message.startsWith(text)))).toBe(true);
});
