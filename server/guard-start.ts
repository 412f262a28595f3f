import { z } from 'zod';
import { API_BASE } from '@/lib/constants';
import { findUnsafe, type ShopFacts, type StartFacts, shopMode } from '@/lib/domain/start-guard';

import { log } from '@/lib/telemetry/log';

const RESPONSE_WITHIN_MS = 2000;
const AGAIN_AFTER_MS = 5000;
const responseShape = z.object({
  data: z.object({ test_mode: z.boolean().optional(), is_guarded: z.boolean().optional() }),
});

type ApiFacts = Pick<ShopFacts, 'isTestMode' | 'isGuarded'>;

/**
 * Ends the process if the configuration of a live shop is unsafe. With `ALLOW_UNSAFE_START`, the
 * problems are only logged.
 */
export function guardStart(facts: StartFacts): void {
  refuse(facts, findUnsafe(facts));
}

/**
 * Repeats the check with the facts that the API reports, as soon as the API responds. A
 * demonstration is not checked again.
 */
export async function guardByApi(facts: StartFacts, apiUrl: string): Promise<void> {
  if (shopMode(facts) === 'demonstration') return;
  const shop = await fetchApiFacts(apiUrl);
  if (!shop) {
    setTimeout(() => void guardByApi(facts, apiUrl), AGAIN_AFTER_MS).unref();
    return;
  }
  const known = findUnsafe(facts);
  refuse(
    facts,
    findUnsafe({ ...facts, shop }).filter((line) => !known.includes(line)),
  );
}

function refuse(facts: StartFacts, unsafe: string[]): void {
  const isLive = shopMode(facts) === 'live';
  const verdict = isLive ? 'unsafe start refused' : 'unsafe, allowed by ALLOW_UNSAFE_START';
  for (const line of unsafe) log.warn(`Storefront: ${verdict}: ${line}`);
  if (isLive && unsafe.length > 0) process.exit(1);
}

/**
 * Fetches from the API the facts that the start check needs. Returns `null` while the API does not
 * respond; other backends may omit these facts.
 */
async function fetchApiFacts(apiUrl: string): Promise<Partial<ApiFacts> | null> {
  try {
    const signal = AbortSignal.timeout(RESPONSE_WITHIN_MS);
    const response = await fetch(`${apiUrl}${API_BASE}/core/settings`, { signal });
    const { data } = responseShape.parse(await response.json());
    const { test_mode: isTestMode, is_guarded: isGuarded } = data;
    return {
      ...(isTestMode !== undefined && { isTestMode }),
      ...(isGuarded !== undefined && { isGuarded }),
    };
  } catch {
    return null;
  }
}
