import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { ipv6Groups, isNear, plainAddress } from '@/lib/security/near-address';

type ConnectionSource = {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
};

const areNear = new WeakMap<object, boolean>();

/**
 * Returns whether the connection comes from the proxy in front of the storefront. The result is
 * cached per connection.
 */
export function isFromProxy(
  { socket }: Pick<ConnectionSource, 'socket'>,
  isBehindProxy: boolean,
): boolean {
  if (!isBehindProxy) return false;
  const known = areNear.get(socket);
  if (known !== undefined) return known;
  const found = isNear(plainAddress(socket.remoteAddress ?? ''));
  areNear.set(socket, found);
  return found;
}

/**
 * Returns the rate-limit key of a client: its address, taken from the connection or, behind a
 * proxy, from the last entry of `X-Forwarded-For`. IPv6 addresses are shortened to their /64
 * network, which belongs to one subscriber.
 */
export function clientOf(source: ConnectionSource, isBehindProxy: boolean): string {
  const plain = addressOf(source, isBehindProxy);
  return isIPv6(plain) ? ipv6Groups(plain).slice(0, 4).join(':') : plain;
}

/** Returns only the client's network, for logs: the /24 of IPv4, the /48 of IPv6. */
export function networkOf(source: ConnectionSource, isBehindProxy: boolean): string {
  const plain = addressOf(source, isBehindProxy);
  // IPv4 comes first because its check is cheaper; this runs for every log line.
  if (isIPv4(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;
  return isIPv6(plain) ? `${ipv6Groups(plain).slice(0, 3).join(':')}::/48` : '';
}

function addressOf({ headers, socket }: ConnectionSource, isBehindProxy: boolean): string {
  const isForwarded = isFromProxy({ socket }, isBehindProxy);
  const hops = isForwarded ? [headers['x-forwarded-for'] ?? []].flat().join(',').split(',') : [];
  const address = hops.at(-1)?.trim() || (socket.remoteAddress ?? '');
  return plainAddress(address);
}
