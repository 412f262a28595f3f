import { expect, test } from 'vitest';
import { check } from '@/tools/prose/check';
import { line, table } from '@/tools/prose/report';

const PLANTED = 'What is told of a change is called onChange.';

async function errorsIn(path: string, source: string): Promise<string[]> {
  const findings = await check([{ path, source }], []);
  return findings
    .filter(({ level }) => level === 'error')
    .map(({ rule, line: at }) => `${at} ${rule}`);
}

test.each([
  ['a line comment', 'a.ts', `const one = 1;\n// ${PLANTED}\n`],
  ['a block comment', 'a.tsx', `\n/** ${PLANTED} */\nexport const one = 1;\n`],
  ['a test title', 'a.test.ts', `\ntest('${PLANTED}', () => {});\n`],
  ['a title with rows', 'a.test.ts', `\ntest.each([1])('${PLANTED}', () => {});\n`],
  ['a suite', 'a.spec.ts', `\ntest.describe('${PLANTED}', () => {});\n`],
  ['a document', 'a.md', `# Title\n${PLANTED}\n`],
  ['a list in a document', 'a.md', `# Title\n- ${PLANTED}\n`],
  ['a log message', 'a.ts', `\nlog.warn('${PLANTED}');\n`],
  ['a CLI message', 'a.mjs', `\nprint(\`${PLANTED} \${one}\`);\n`],
  ['a reason', 'a.ts', `\nbad.push({ reason: '${PLANTED}' });\n`],
  ['a translated message', 'a.ts', `\ntext('Нужен POST', 'POST kerak', '${PLANTED}');\n`],
  ['an error', 'a.ts', `\nthrow new Failure('${PLANTED}');\n`],
  ['a stylesheet', 'a.module.css', `\n/* ${PLANTED} */\n`],
  ['a workflow', '.github/workflows/ci.yml', `on: push\n# ${PLANTED}\njobs: {}\n`],
  ['a shell script', 'a.sh', `#!/bin/sh\n# ${PLANTED}\n`],
  ['settings', '.env.example', `\n# ${PLANTED}\nHOST=\n`],
])('finds a headless clause in %s', async (_, path, source) => {
  expect(await errorsIn(path, source)).toEqual(['2 headless-clause']);
});

test.each([
  'headless-clause: Slow uploads are fine; who sends slowly holds no slot.',
  'headless-clause: It is optional, so that whoever sends it may stop.',
  'opening-of: Of several intents only the last is sent.',
  'alone: It changes the page alone.',
  'so-many: It sends 64 letters, so many a minute.',
  'spelling: It has a nice colour.',
  'spelling: It is a misteak.',
  'spelling: The order was cancelled.',
  'spelling: It reads the catalogue.',
  'spelling: It is sent afterwards.',
])('finds %s', async (text) => {
  const [rule, sentence] = text.split(/: (.*)/);
  expect(await errorsIn('a.md', `${sentence}\n`)).toEqual([`1 ${rule}`]);
});

test.each([
  'What happens when Redis is down?',
  'What if it fails is covered elsewhere.',
  'It shows what has changed and who changed it.',
  'Of course it works.',
  'It leaves the other argument alone.',
  'Each tab works alone.',
  "The button 'Savatga qoshish' adds it.",
  'It has so many rows that a scan is slow.',
  'Keep it as long as it is needed.',
  'It runs `What is told of a change` and "What is told of a change".',
  'See https://example.com/whatt-is-it for details.',
  'The button "Savatga qoʻshish" adds it.',
])('accepts: %s', async (sentence) => {
  expect(await errorsIn('a.md', `${sentence}\n`)).toEqual([]);
});

test('accepts a headless clause as a heading', async () => {
  expect(await errorsIn('a.md', '## Who it is for\n')).toEqual([]);
});

test('ignores code and strings that are not messages', async () => {
  const source = `const what = 'What is told of a change is a misteak';\n`;
  expect(await errorsIn('a.ts', source)).toEqual([]);
});

test('does not check the spelling of other languages', async () => {
  expect(await errorsIn('a.ts', '// Savatga qoʻshish tugmasi bosildi\n')).toEqual([]);
});

test('joins consecutive line comments into one text and reports the right line', async () => {
  const source = '// The cache stores this for a while;\n// what is stale is deleted.\n';
  expect(await errorsIn('a.ts', source)).toEqual(['2 headless-clause']);
});

test('reports TSDoc syntax errors in the comments of exports', async () => {
  const comment = '/** Adds.\n * @param one the first\n */\n';
  expect(await errorsIn('a.ts', `${comment}export const add = 1;\n`)).toEqual(['2 tsdoc']);
  expect(await errorsIn('a.ts', `${comment}const add = 1;\n`)).toEqual([]);
});

test.each([
  ['cart: keep selected lines after reload', []],
  ['What is told of a change', ['headless-clause', 'commit']],
  ['api: who gets no turn is refused in one place', ['headless-clause', 'commit']],
  ['cart: the lines are kept', ['commit']],
  [`cart: keep ${'long '.repeat(14)}lines`, ['commit']],
])('checks the commit subject "%s"', async (source, rules) => {
  const findings = await check([], [{ path: 'commit abc', source }]);
  const errors = findings.filter(({ level }) => level === 'error').map(({ rule }) => rule);
  expect([...new Set(errors)]).toEqual(rules);
});

test('reports warnings separately from errors', async () => {
  const [warning] = await check([{ path: 'a.md', source: 'The page lies besides it.\n' }], []);
  expect(warning).toMatchObject({ level: 'warning', line: 1, path: 'a.md' });
});

test.each([
  ['The process wants a turn.', ['personification']],
  ['After reading this page you know the process.', []],
  ['It is for developers who want to know it.', []],
  ['The article lists three shops.', ['term']],
  ['The article number names a variant.', []],
  ['The page is stored for an hour.', ['passive']],
])('warns about "%s": %j', async (source, rules) => {
  const findings = await check([{ path: 'a.md', source }], []);
  expect(findings.map(({ rule }) => rule)).toEqual(rules);
});

test('prints each finding on one line and counts errors per folder', async () => {
  const source = `It costs three sums.\n\n${PLANTED}\n`;
  const findings = await check([{ path: 'lib/domain/order/a.md', source }], []);
  const errors = findings.filter(({ level }) => level === 'error');
  expect(errors.map(line)).toEqual([
    `lib/domain/order/a.md:3: headless-clause: ${PLANTED} → name the subject: "An entry that …", "Clients that …"`,
  ]);
  expect(table(errors)).toEqual({
    'lib/domain': { 'headless-clause': 1 },
    total: { 'headless-clause': 1 },
  });
});
