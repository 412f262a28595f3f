import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Where a request comes from: the address and the network around it. */
export type Origin = { address: string; network: string };

/**
 * The storefront's proxy writes at the end of X-Forwarded-For whom it was asked by: the shopper, or
 * the balancer, which in turn has written the shopper before itself. Anything further left
 * may be forged. Callers from outside of this machine and its private networks are
 * not the storefront, and are known by their connection alone.
 *
 * null for one's own machine: its clients cannot be distinguished.
 */
export function originOf(c: Context, isBehindProxy: boolean): Origin | null {
  const caller = callerOf(c);
  const hops = isPrivate(caller) ? forwarded(c) : [];
  const address = plain(hops.at(isBehindProxy ? -2 : -1) ?? hops.at(-1) ?? caller);
  if (isIP(address) === 0 || isLoopback(address)) return null;
  return { address, network: networkOf(address) };
}

function callerOf(c: Context): string {
  // A request made within this process has no connection.
  return c.env && 'incoming' in c.env ? plain(getConnInfo(c).remote.address ?? '') : '';
}

function forwarded(c: Context): string[] {
  const header = c.req.header('x-forwarded-for') ?? '';
  return header
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

function isPrivate(address: string): boolean {
  const isOfPrivateNetwork = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd])/i;
  return address === '' || isLoopback(address) || isOfPrivateNetwork.test(address);
}

/** The /24 of an IPv4 address, the /48 of an IPv6 one. */
function networkOf(address: string): string {
  if (isIP(address) === 4) return address.split('.').slice(0, 3).join('.');
  const [head = ''] = address.toLowerCase().split('::', 1);
  return [...head.split(':'), '0', '0', '0'].slice(0, 3).join(':');
}
