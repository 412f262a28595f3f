import type { ApiEnv } from '@/api/shared/env';
import { readAddress } from './address';
import { openDirectly } from './direct';
import type { Operator } from './operator';
import { reachOperator } from './running';

/**
 * Runs `work` with the API that uses the data folder. If no such API is running, opens the database
 * directly.
 */
export async function withOperator<Result>(
  env: ApiEnv,
  work: (operator: Operator) => Promise<Result>,
  options: { isCreating?: boolean } = {},
): Promise<Result> {
  const address = readAddress(env.CHORSU_DATA);
  const running = address && (await reachOperator(address));
  return running ? work(running) : openDirectly(env, work, options);
}
