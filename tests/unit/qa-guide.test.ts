import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calls, formCalls } from '@/lib/contract/calls';

const guide = readFileSync('docs/qa/stumbling-blocks.md', 'utf8');

test('the QA guide lists every endpoint whose body is a form', () => {
  const [, table = ''] = /\| endpoint \| fields \|\n([\s\S]*?)\n\n/.exec(guide) ?? [];
  const listed = [...table.matchAll(/`((?:POST|PUT) [^`]+)`/g)].map(([, call]) => call);

  expect(listed.sort()).toEqual([...formCalls].map((name) => calls[name]).sort());
});
