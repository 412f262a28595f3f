import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { controls } from '@/packages/mock/control/controls';
import { SCENARIOS } from '@/packages/mock/control/scenarios';
import { fault } from '@/packages/mock/faults/fault';
import { aWorld, mockAddress } from './a-world';

const run = promisify(execFile);
const pages = ['README', 'any-http-client', 'control-api', 'stumbling-blocks'].map((name) =>
  readFileSync(`docs/qa/${name}.md`, 'utf8'),
);
const blocks = pages.flatMap((page) =>
  // A code block in a list is indented.
  [...page.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent = '', language, text = '']) => ({
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  ),
);
const reference = readFileSync('docs/qa/control-api.md', 'utf8');
const rows = [...reference.matchAll(/^\|(.*)\|$/gm)].map(([, cells = '']) =>
  cells.split(/(?<!\\)\|/).map((cell) => cell.trim()),
);
const inTicks = (cell = '') => /^`(.*)`$/.exec(cell)?.[1];
const controlRows = rows.flatMap(([first, body]) => {
  const call = inTicks(first);
  return call && /^[A-Z]+ \/mock\//.test(call) ? [{ call, body: inTicks(body) }] : [];
});

test('documents every control endpoint', () => {
  const documented = controlRows.map(({ call }) => call).sort();
  expect(documented).toEqual(
    Object.values(controls)
      .map(({ call }) => call)
      .sort(),
  );
});

test('documents every kind of fault and every scenario', () => {
  const firsts = rows.map(([first]) => inTicks(first));
  const known = fault.safeParse({ path: '*', kind: '?' }).error?.issues ?? [];
  const kinds = known.flatMap((issue) => ('options' in issue ? (issue.options as string[]) : []));
  expect(kinds.length).toBeGreaterThan(5);
  for (const name of [...kinds, ...SCENARIOS]) expect(firsts).toContain(name);
});

test('accepts every example body of the control endpoints in sequence', async () => {
  const { request } = await aWorld();
  for (const { call, body } of controlRows) {
    const { status, data } = await request(call, body ? { body: JSON.parse(body) } : {});
    expect([call, status, data]).toEqual([call, 200, data]);
  }
});

test('each documented example of a condition applies to a matching request', async () => {
  const { request } = await aWorld();
  for (const [first, example] of rows) {
    const name = inTicks(first) ?? '';
    if (!['query', 'query_only', 'headers', 'body', 'body_has'].includes(name)) continue;
    const when = { [name]: JSON.parse(inTicks(example) ?? '') };
    const body = { path: '*', when, kind: 'answer', status: 418, times: 1 };
    await request('POST /mock/faults', { body });
    const call = { headers: { 'accept-language': 'ru' }, body: { sub_product: 1, amount: 2 } };
    expect([name, (await request('POST /order/cart?search=choy', call)).status]).toEqual([
      name,
      418,
    ]);
  }
});

const commands = blocks.flatMap(({ text }) => text.match(/^curl (?:.*\\\n)*.*$/gm) ?? []);

test.each(commands)('responds with 200 to the documented command: %s', async (command) => {
  const { name, request } = await aWorld();
  // This request is the one that the documented verification expects. It also creates the world,
  // because the DELETE command requires an existing world.
  if (!command.includes('"times": 0')) {
    await request('POST /order/cart', { body: { sub_product: 1, amount: 1 } });
  }
  const local = command
    .replaceAll('http://127.0.0.1:4001', await mockAddress())
    .replaceAll('my-test', name);
  const { stdout } = await run('sh', ['-c', `${local} -s -o /dev/null -w '%{http_code}'`]);
  expect(stdout).toBe('200');
});

const scripts = blocks
  .flatMap(({ language, text }) => (language === 'js' ? [text] : []))
  .map((text, at) => [at + 1, text] as const);

test.each(scripts)(
  'documented script %i prints the statuses that its comments state',
  async (_number, text) => {
    const local = text.replace('http://127.0.0.1:4001', await mockAddress());
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', local]);
    const expected = [...text.matchAll(/\/\/ (\d+)$/gm)].map(([, status]) => status);
    expect(expected.length).toBeGreaterThan(1);
    expect(stdout.trim().split('\n')).toEqual(expected);
  },
);
