import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { ipv6Groups, isLoopback, isNear, plainAddress } from '@/lib/security/near-address';
import { log, seldom } from '@/lib/telemetry/log';

/** Identifies the client for rate limits, from narrow to wide. */
export type ClientOrigin = {
  /** An IPv4 address, or the /64 prefix of an IPv6 address, usually one household. */
  address: string;
  /** The /24 prefix of an IPv4 address, or the /48 prefix of an IPv6 address. */
  network: string;
  /** The /32 prefix of an IPv6 address; `null` for IPv4. */
  provider: string | null;
};

/** All clients on this machine share one identity. */
export const THIS_MACHINE = 'this machine';

/**
 * Determines the client's origin for rate limits. Warns once if a wrong proxy setup gives many
 * clients the same origin.
 */
export function originOf(c: Context, isBehindProxy: boolean): ClientOrigin {
  const { peer, address } = clientOf(c, isBehindProxy);
  if (isBehindProxy && !isNear(peer)) warnOnce('untrusted', untrusted(peer));
  const origin = toOrigin(address);
  if (origin.address === THIS_MACHINE) warnOnce('local', isBehindProxy ? MISNAMED : SHARED);
  return origin;
}

/** Returns the client's network, which several shoppers may share. */
export function networkOf(c: Context, isBehindProxy: boolean): string {
  return toOrigin(clientOf(c, isBehindProxy).address).network;
}

/**
 * Finds the client of a request. The storefront appends the address of its own client to
 * `X-Forwarded-For`. That client is the shopper, or a proxy (on this machine or in its private
 * networks) that has already appended the shopper's address. Entries further left may be forged,
 * and so may the header of any other caller (ADR 044).
 */
function clientOf(c: Context, isBehindProxy: boolean): { peer: string; address: string } {
  const caller = callerOf(c);
  const hops = isNear(caller) ? forwarded(c) : [];
  const peer = hops.at(-1) ?? caller;
  return { peer, address: (isBehindProxy && isNear(peer) && hops.at(-2)) || peer };
}

const SHARED =
  'A client on this machine has sent a request that is limited by address. If a proxy runs here, ALL shoppers share the limits of one address: let the proxy write X-Forwarded-For and set TRUST_PROXY=1.';
const MISNAMED =
  'A client on this machine has sent a request that is limited by address, according to X-Forwarded-For. If it was a shopper, ALL shoppers share the limits of one address: let the proxy write the address of the shopper there, not its own.';

function untrusted(peer: string): string {
  return `TRUST_PROXY is 1, but ${peer} is not on this machine or its private networks. Its X-Forwarded-For is ignored.`;
}

/** Logs one warning per kind, because a warning per address could fill the log. */
function warnOnce(kind: 'untrusted' | 'local', line: string): void {
  seldom(`client-address ${kind}`, Number.POSITIVE_INFINITY, () =>
    log.warn(`api: WARNING: ${line}`),
  );
}

/** Returns whether the caller is trusted to choose the request id. */
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

function toOrigin(address: string): ClientOrigin {
  if (isIP(address) === 0 || isLoopback(address)) {
    return { address: THIS_MACHINE, network: THIS_MACHINE, provider: null };
  }
  return isIP(address) === 4 ? originOfV4(address) : originOfV6(address);
}

function originOfV4(address: string): ClientOrigin {
  return { address, network: `${address.split('.').slice(0, 3).join('.')}/24`, provider: null };
}

function originOfV6(address: string): ClientOrigin {
  const groups = ipv6Groups(address);
  const prefix = (bits: number) => `${groups.slice(0, bits / 16).join(':')}/${bits}`;
  return { address: prefix(64), network: prefix(48), provider: prefix(32) };
}
