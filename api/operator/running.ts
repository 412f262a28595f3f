import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { OperatorFailure } from '@/api/shared/errors';
import type { OperatorAddress } from './address';
import type { Operator } from './operator';
import { verbs } from './verbs';

/** The shop through its running API, or null when none answers there. */
export async function reachOperator(address: OperatorAddress): Promise<Operator | null> {
  const isThere = await post(address, 'settings', {})
    .then(({ code }) => code === 200)
    .catch(() => false);
  if (!isThere) return null;
  return async (name, command) =>
    verbs[name].report.parse(await read(post(address, name, command)));
}

const answer = z.object({ status: z.boolean(), data: z.unknown(), message: z.string().nullable() });

type Answered = { code: number | undefined; body: unknown };

async function read(asked: Promise<Answered>): Promise<unknown> {
  const { code, body } = await asked.catch((cause: Error) => {
    const reason = `the API gave no answer (${cause.message})`;
    throw new OperatorFailure(`${reason}: what was asked may be done or not`, { cause });
  });
  const { status, data, message } = answer.parse(body);
  if (!status) throw new OperatorFailure(message ?? `the shop answered ${code}`);
  return data;
}

/** Without a time limit: fetch would give up after five minutes. */
function post({ url, secret }: OperatorAddress, verb: string, command: object): Promise<Answered> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/local/${verb}`, { method: 'POST', headers, agent: false });
    asked.on('error', reject);
    asked.on('response', (response) => {
      json(response).then((body) => resolve({ code: response.statusCode, body }), reject);
    });
    asked.end(JSON.stringify(command));
  });
}
