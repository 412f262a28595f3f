import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { ipv6Groups, isLoopback, isNear, plainAddress } from '@/lib/security/near-address';
import { log, seldom } from '@/lib/telemetry/log';

export type ClientOrigin = {
  /** An IPv4 address, or the /64 of an IPv6 one, which is one household's. */
  address: string;
  /** The /24 of an IPv4 address, the /48 of an IPv6 one. */
  network: string;
  /** The /32 of an IPv6 address; null for IPv4. */
  provider: string | null;
};

/** All callers of this machine, who cannot be told apart. */
export const THIS_MACHINE = 'this machine';

/** Limits go by it: what makes them count wrongly is said. */
export function placeOf(c: Context, isBehindProxy: boolean): ClientOrigin {
  const { peer, address } = whoAsks(c, isBehindProxy);
  if (isBehindProxy && !isNear(peer)) warnOnce(notOurs(peer));
  const place = toPlace(address);
  if (place.address === THIS_MACHINE) warnOnce(SHARED);
  return place;
}

export function networkOf(c: Context, isBehindProxy: boolean): string {
  return toPlace(whoAsks(c, isBehindProxy).address).network;
}

/**
 * The storefront writes at the end of X-Forwarded-For whom it was asked by: the shopper, or a proxy
 * of this machine or its private networks, which in turn has written the shopper before itself.
 * Anything further left may be forged, and so may the header of anyone else (record 044).
 */
function whoAsks(c: Context, isBehindProxy: boolean): { peer: string; address: string } {
  const caller = callerOf(c);
  const hops = isNear(caller) ? forwarded(c) : [];
  const peer = hops.at(-1) ?? caller;
  return { peer, address: (isBehindProxy && isNear(peer) && hops.at(-2)) || peer };
}

const SHARED =
  'someone of this machine asks for a sign-in code. If a proxy runs here, ALL shoppers count as one and share the limits of one address: let it write X-Forwarded-For and set TRUST_PROXY=1';

function notOurs(peer: string): string {
  return `TRUST_PROXY is 1, but ${peer} is outside of this machine and its private networks: the X-Forwarded-For that it sends is not believed`;
}

function warnOnce(line: string): void {
  // The first of each kind is enough; one for each address could fill the log.
  seldom(line.slice(0, 20), Number.POSITIVE_INFINITY, () => log.warn(`api: WARNING: ${line}`));
}

/** Whether the caller may say under which id it asks. */
export function isNearCaller(c: Context): boolean {
  return isNear(callerOf(c));
}

function callerOf(c: Context): string {
  // A request made within this process has no connection.
  return c.env && 'incoming' in c.env ? plainAddress(getConnInfo(c).remote.address ?? '') : '';
}

function forwarded(c: Context): string[] {
  const header = c.req.header('x-forwarded-for') ?? '';
  return header
    .split(',')
    .map((part) => plainAddress(part.trim()))
    .filter(Boolean);
}

function toPlace(address: string): ClientOrigin {
  if (isIP(address) === 0 || isLoopback(address)) {
    return { address: THIS_MACHINE, network: THIS_MACHINE, provider: null };
  }
  return isIP(address) === 4 ? placeOfV4(address) : placeOfV6(address);
}

function placeOfV4(address: string): ClientOrigin {
  return { address, network: `${address.split('.').slice(0, 3).join('.')}/24`, provider: null };
}

function placeOfV6(address: string): ClientOrigin {
  const groups = ipv6Groups(address);
  const prefix = (bits: number) => `${groups.slice(0, bits / 16).join(':')}/${bits}`;
  return { address: prefix(64), network: prefix(48), provider: prefix(32) };
}
