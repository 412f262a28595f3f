import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';
import { ipv6Groups, plainAddress } from '@/lib/domain/ip-address';

type Asked = { headers: IncomingHttpHeaders; socket: { remoteAddress?: string | undefined } };

/** Its connection, or what the proxy in front wrote last. An IPv6 subscriber has a /64. */
export function clientOf({ headers, socket }: Asked, isBehindProxy: boolean): string {
  const hops = isBehindProxy ? [headers['x-forwarded-for'] ?? []].flat().join(',').split(',') : [];
  const address = hops.at(-1)?.trim() || (socket.remoteAddress ?? '');
  const plain = plainAddress(address);
  return isIPv6(plain) ? ipv6Groups(plain).slice(0, 4).join(':') : plain;
}
