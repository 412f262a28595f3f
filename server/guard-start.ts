import { findUnsafe, type StartFacts, shopMode } from '@/lib/domain/start-guard';

/** Ends the process of a live shop that is unsafe; what is allowed is written to the log. */
export function guardStart(facts: StartFacts): void {
  const isLive = shopMode(facts) === 'live';
  const unsafe = findUnsafe(facts);
  const verdict = isLive ? 'unsafe start refused' : 'unsafe, allowed by ALLOW_UNSAFE_START';
  for (const line of unsafe) process.stderr.write(`Storefront: ${verdict}: ${line}\n`);
  if (isLive && unsafe.length > 0) process.exit(1);
}
