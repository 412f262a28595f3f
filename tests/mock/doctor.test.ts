import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { examine } from '@/api/doctor/examine';
import { served } from '@/tests/support/page/served';
import { mockAddress } from './a-world';

type Ended = { code: number | null; text: string };

function doctor(...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'api/doctor/main.ts', ...args]);
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, text }));
  });
}

/** Starts a stub of a third-party backend: the mock, with its responses modified by `change`. */
async function aBackend(change: (path: string, text: string) => string): Promise<string> {
  const address = await mockAddress();
  return served(async (req, res) => {
    const response = await fetch(address + (req.url ?? ''));
    res.writeHead(response.status, { 'content-type': 'application/json' });
    res.end(change(req.url ?? '', await response.text()));
  });
}

/** Returns the reported differences, by the name of the endpoint. */
async function differing(url: string): Promise<Record<string, string[]>> {
  const findings = await examine({ url, headers: {} });
  return Object.fromEntries(
    findings.flatMap(({ name, differences }) =>
      differences && differences.length > 0 ? [[name, differences]] : [],
    ),
  );
}

test('sends every read request and accepts a backend that follows the contract', async () => {
  const { code, text } = await doctor(await mockAddress());

  expect([code, text]).toEqual([0, expect.stringContaining('differing: 0,')]);
  expect(text).toContain('✓ product.get: GET /api/v1/catalog/product/');
  expect(text).toContain('✓ content.postGroup');
});

test('accepts the alternative names of list and id fields (B-45)', async () => {
  const other = await aBackend((_path, text) =>
    text
      .replaceAll('"results":[', '"data":[')
      .replaceAll('"_id":', '"@":')
      .replaceAll('"id":', '"_id":')
      .replaceAll('"@":', '"id":'),
  );
  expect(await differing(other)).toEqual({});
});

test('reports differences from the contract by field, and a body that is not JSON', async () => {
  const other = await aBackend((path, text) => {
    if (path.endsWith('/core/settings')) return text.replace('"app_name"', '"name"');
    if (path.endsWith('/core/team')) return '<h1>Gateway</h1>';
    return path.includes('/product?') ? text.replaceAll(/"price":\d+/g, '"price":"9"') : text;
  });

  expect(await differing(other)).toEqual({
    'product.list': ['data.results[].price: number expected, got "9" (24 times)'],
    'site.settings': ['data.app_name: missing'],
    'content.team': ['the body is not a JSON object'],
  });
});

test('reports an unreachable backend in one line', async () => {
  const { code, text } = await doctor('http://127.0.0.1:1');
  expect(code).toBe(2);
  expect(text).toMatch(/^doctor: .* is unreachable/);
});
