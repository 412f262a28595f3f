import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DECISIONS, listDecisions } from '@/scripts/generate/decision-index';

const decisions = listDecisions();
const sections = ['Context', 'Decision', 'Consequences', 'How we notice if it breaks'];
const MAX_LINES = 60;
const MAX_WORDS = 450;

test('finds the ADRs and their numbers', () => {
  expect(decisions.length).toBeGreaterThan(90);
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length);
  expect(decisions.filter(({ file, number }) => !file.startsWith(`${number}-`))).toEqual([]);
});

test.each(decisions)('ADR $number states its status, date and topic', (decision) => {
  expect(decision.status).toMatch(
    /^(?:accepted|rejected|superseded by \[\d{3}\]\(\d{3}-[\w-]+\.md\))$/,
  );
  expect(decision.date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  expect(decision.topic).not.toBe('');
});

test.each(decisions)(
  `ADR $number has at most ${MAX_LINES} lines and ${MAX_WORDS} words`,
  ({ file }) => {
    const text = readFileSync(`${DECISIONS}/${file}`, 'utf8');

    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
    expect(text.match(/[\p{L}\d]\S*/gu)?.length).toBeLessThanOrEqual(MAX_WORDS);
  },
);

const current = decisions.filter(({ status }) => !status.startsWith('superseded'));

test.each([{ file: '000-template.md', number: '000' }, ...current])(
  'ADR $number has the four sections in their order',
  ({ file }) => {
    const text = readFileSync(`${DECISIONS}/${file}`, 'utf8');

    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(sections);
  },
);

test.each(decisions)(
  'ADR $number names an accepted successor when it is superseded',
  (decision) => {
    const [, successor = ''] = /superseded by \[(\d{3})\]/.exec(decision.status) ?? [];
    const next = decisions.find(({ number }) => number === successor);

    expect(next?.status ?? 'accepted').toBe('accepted');
  },
);

test('the index of measurements lists every document of docs/performance', () => {
  const index = readFileSync('docs/performance/README.md', 'utf8');
  const documents = readdirSync('docs/performance').filter((name) => name !== 'README.md');

  expect(documents.filter((name) => !index.includes(`](${name})`))).toEqual([]);
});
