import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { ipv6Groups, isNear, plainAddress } from '@/lib/security/near-address';

type ConnectionSource = {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
};

const areNear = new WeakMap<object, boolean>();

/** Whether the proxy in front has sent it. It is looked up once a connection, as each request asks. */
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

/** Its connection, or what the proxy in front wrote last. An IPv6 subscriber has a /64. */
export function clientOf(asked: ConnectionSource, isBehindProxy: boolean): string {
  const plain = addressOf(asked, isBehindProxy);
  return isIPv6(plain) ? ipv6Groups(plain).slice(0, 4).join(':') : plain;
}

/** The network alone, for logs: the /24 of IPv4, the /48 of IPv6. */
export function networkOf(asked: ConnectionSource, isBehindProxy: boolean): string {
  const plain = addressOf(asked, isBehindProxy);
  // The cheaper question first: each line of the log asks.
  if (isIPv4(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;
  return isIPv6(plain) ? `${ipv6Groups(plain).slice(0, 3).join(':')}::/48` : '';
}

function addressOf({ headers, socket }: ConnectionSource, isBehindProxy: boolean): string {
  const isForwarded = isFromProxy({ socket }, isBehindProxy);
  const hops = isForwarded ? [headers['x-forwarded-for'] ?? []].flat().join(',').split(',') : [];
  const address = hops.at(-1)?.trim() || (socket.remoteAddress ?? '');
  return plainAddress(address);
}
