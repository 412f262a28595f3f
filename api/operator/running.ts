import { z } from 'zod';
import { OperatorFailure } from '@/api/errors';
import { settings } from '@/lib/contract/site';
import type { OperatorAddress } from './address';
import type { Operator } from './operator';

const report = z.object({
  rows: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  bad: z.array(z.object({ row: z.number(), reason: z.string() })),
});

/** The shop through its running API, or null when none answers there. */
export async function reachOperator(address: OperatorAddress): Promise<Operator | null> {
  const isThere = await fetch(`${address.url}/local/settings`, { headers: headersOf(address) })
    .then((response) => response.ok)
    .catch(() => false);
  if (!isThere) return null;
  return {
    importCatalog: async (wish) => report.parse(await send(address, 'POST', 'import', wish)),
    settings: async () => settings.parse(await send(address, 'GET', 'settings')),
    setSetting: async (change) => settings.parse(await send(address, 'PUT', 'settings', change)),
  };
}

const answer = z.object({ status: z.boolean(), data: z.unknown(), message: z.string().nullable() });

async function send(address: OperatorAddress, method: string, path: string, body?: object) {
  const response = await fetch(`${address.url}/local/${path}`, {
    method,
    headers: headersOf(address),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status, data, message } = answer.parse(await response.json());
  if (!status) throw new OperatorFailure(message ?? `the shop answered ${response.status}`);
  return data;
}

function headersOf({ secret }: OperatorAddress) {
  return { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
}
