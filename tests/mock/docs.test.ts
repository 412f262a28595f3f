import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { controls } from '@/packages/mock/control/controls';
import { SCENARIOS } from '@/packages/mock/control/scenarios';
import { fault } from '@/packages/mock/faults/fault';
import { aWorld, mockAddress } from './a-world';

const run = promisify(execFile);
const page = readFileSync('docs/mock.md', 'utf8');
const blocks = [...page.matchAll(/```(\w*)\n([\s\S]*?)```/g)].map(([, language, text]) => ({
  language,
  text: text ?? '',
}));
const rows = [...page.matchAll(/^\|(.*)\|$/gm)].map(([, cells = '']) =>
  cells.split(/(?<!\\)\|/).map((cell) => cell.trim()),
);
const inTicks = (cell = '') => /^`(.*)`$/.exec(cell)?.[1];
const controlRows = rows.flatMap(([first, body]) => {
  const call = inTicks(first);
  return call && /^[A-Z]+ \/mock\//.test(call) ? [{ call, body: inTicks(body) }] : [];
});

test('the table of control calls has all of them', () => {
  const documented = controlRows.map(({ call }) => call).sort();
  expect(documented).toEqual(
    Object.values(controls)
      .map(({ call }) => call)
      .sort(),
  );
});

test('the tables of faults and scenarios have all of them', () => {
  const firsts = rows.map(([first]) => inTicks(first));
  const known = fault.safeParse({ path: '*', kind: '?' }).error?.issues ?? [];
  const kinds = known.flatMap((issue) => ('options' in issue ? (issue.options as string[]) : []));
  expect(kinds.length).toBeGreaterThan(5);
  for (const name of [...kinds, ...SCENARIOS]) expect(firsts).toContain(name);
});

test('every example of the table of control calls is accepted, one after the other', async () => {
  const { ask } = await aWorld();
  for (const { call, body } of controlRows) {
    const { status, data } = await ask(call, body ? { body: JSON.parse(body) } : {});
    // A world that no call has named yet cannot be described.
    expect([call, status, data]).toEqual([call, 200, data]);
  }
});

test('every example of a condition fits its call', async () => {
  const { ask } = await aWorld();
  for (const [first, example] of rows) {
    const name = inTicks(first) ?? '';
    if (!['query', 'query_only', 'headers', 'body', 'body_has'].includes(name)) continue;
    const when = { [name]: JSON.parse(inTicks(example) ?? '') };
    const body = { path: '*', when, kind: 'answer', status: 418, times: 1 };
    await ask('POST /mock/faults', { body });
    const call = { headers: { 'accept-language': 'ru' }, body: { sub_product: 1, amount: 2 } };
    expect([name, (await ask('POST /order/cart?search=choy', call)).status]).toEqual([name, 418]);
  }
});

test('every command with curl answers 200', async () => {
  const commands = blocks.flatMap(({ text }) => text.match(/^curl (?:.*\\\n)*.*$/gm) ?? []);
  expect(commands).toHaveLength(4);
  const { name, ask } = await aWorld();
  // What the last of them verifies.
  await ask('POST /order/cart', { body: { sub_product: 1, amount: 1 } });
  for (const command of commands) {
    const here = command
      .replaceAll('http://127.0.0.1:4001', await mockAddress())
      .replaceAll('my-test', name);
    const { stdout } = await run('sh', ['-c', `${here} -s -o /dev/null -w '%{http_code}'`]);
    expect([command, stdout]).toEqual([command, '200']);
  }
});

const scripts = blocks
  .flatMap(({ language, text }) => (language === 'js' ? [text] : []))
  .map((text, at) => [at + 1, text] as const);

test.each(scripts)('script %i prints what it says it prints', async (_number, text) => {
  const here = text.replace('http://127.0.0.1:4001', await mockAddress());
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', here]);
  const said = [...text.matchAll(/\/\/ (\d+)$/gm)].map(([, status]) => status);
  expect(said.length).toBeGreaterThan(1);
  expect(stdout.trim().split('\n')).toEqual(said);
});
