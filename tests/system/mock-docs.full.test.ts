import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { twoPorts, waitForOk } from './processes';

const page = readFileSync('docs/qa/playwright.md', 'utf8');

function start(command: string) {
  const child = spawn('sh', ['-c', command], { detached: true, stdio: 'ignore' });
  onTestFinished(() => void process.kill(-(child.pid ?? 0), 'SIGKILL'));
}

test('the two documented commands of docs/qa/playwright.md show a change immediately', async () => {
  const { PORT, API_PORT } = await twoPorts();
  const commands = page.match(/^[A-Z_]+=\S+ .*(?:npm run mock|server\/main\.ts)$/gm) ?? [];
  expect(commands).toHaveLength(2);
  for (const command of commands) {
    start(command.replaceAll('4001', API_PORT).replaceAll('3000', PORT));
  }
  const [web, api] = [`http://127.0.0.1:${PORT}`, `http://127.0.0.1:${API_PORT}`];
  await waitForOk(api, '/readyz');
  await waitForOk(web, '/readyz');

  const headers = { 'x-world': 'docs', 'content-type': 'application/json' };
  const list = await fetch(`${api}/api/v1/catalog/product?size=1`, { headers });
  const [{ slug, sub_product }] = (await list.json()).data.results;
  const read = async () => {
    const response = await fetch(`${web}/products/${slug}`, { headers: { cookie: 'world=docs' } });
    return response.text();
  };
  expect(await read()).not.toContain('1234000');
  const body = JSON.stringify({ sub_product, price: 1_234_000, discounted_price: null });
  const changed = await fetch(`${api}/mock/price`, { method: 'POST', headers, body });
  expect(changed.status).toBe(200);
  expect(await read()).toContain('1234000');
});
