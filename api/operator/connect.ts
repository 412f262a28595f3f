import type { ApiEnv } from '@/api/shared/env';
import { readAddress } from './address';
import { openDirectly } from './direct';
import type { Operator } from './operator';
import { reachOperator } from './running';

/** Through the API when one runs on the data folder, else the folder itself. */
export async function withOperator<Result>(
  env: ApiEnv,
  work: (operator: Operator) => Promise<Result>,
): Promise<Result> {
  const address = readAddress(env.CHORSU_DATA);
  const running = address && (await reachOperator(address));
  return running ? work(running) : openDirectly(env, work);
}
