import { z } from 'zod';
import { OperatorFailure } from '@/api/errors';
import type { OperatorAddress } from './address';
import type { Operator } from './operator';
import { verbs } from './verbs';

/** The shop through its running API, or null when none answers there. */
export async function reachOperator(address: OperatorAddress): Promise<Operator | null> {
  const isThere = await post(address, 'settings', {})
    .then((response) => response.ok)
    .catch(() => false);
  if (!isThere) return null;
  return async (name, wish) => verbs[name].report.parse(await read(post(address, name, wish)));
}

const answer = z.object({ status: z.boolean(), data: z.unknown(), message: z.string().nullable() });

async function read(asked: Promise<Response>): Promise<unknown> {
  const response = await asked;
  const { status, data, message } = answer.parse(await response.json());
  if (!status) throw new OperatorFailure(message ?? `the shop answered ${response.status}`);
  return data;
}

function post({ url, secret }: OperatorAddress, verb: string, wish: object): Promise<Response> {
  return fetch(`${url}/local/${verb}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
}
