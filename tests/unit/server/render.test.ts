import { expect, test } from 'vitest';
import { DECIDED_HEADER } from '@/lib/process/lookups';
import { type Rendered, withDecidedStatus } from '@/server/next/render';

const answer = (status: number, decided: number | null = 200): Rendered => ({
  status,
  headers: decided === null ? {} : { [DECIDED_HEADER]: String(decided) },
  body: Buffer.from(''),
});

test.each([
  ['a page', [answer(200)], 200],
  ['a page of 404', [answer(404, 404)], 404],
  ['what the middleware does not see', [answer(404, null)], 404],
  ['what vanishes while it is rendered', [answer(404), answer(404, 404)], 404],
  ['what comes back meanwhile', [answer(404), answer(200)], 200],
  ['what only its page does not find', [answer(404), answer(404)], 503],
])('%s is answered with its status (B-33)', async (_what, answers, status) => {
  const left = [...answers];
  const render = withDecidedStatus(async () => left.shift() ?? answer(500));
  expect((await render({ target: '/products/qozon-1', headers: {} })).status).toBe(status);
  expect(left).toEqual([]);
});
