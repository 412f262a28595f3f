import { BlockList, isIP } from 'node:net';

const loopback = blockOf(['127.0.0.0/8', '::1/128']);
const nearby = blockOf([
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  'fc00::/7',
  'fe80::/10',
]);

/** Returns whether an IP address belongs to this machine; false for names such as `localhost`. */
export function isLoopback(address: string): boolean {
  return isIn(loopback, address);
}

/**
 * Returns whether an address belongs to this machine or a private network. An empty address means a
 * request from within this process.
 */
export function isNear(address: string): boolean {
  return address === '' || isIn(loopback, address) || isIn(nearby, address);
}

function isIn(block: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && block.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

function blockOf(subnets: string[]): BlockList {
  const block = new BlockList();
  for (const subnet of subnets) {
    const [address = '', bits] = subnet.split('/');
    block.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return block;
}

/** Normalizes an address: IPv4-mapped IPv6 becomes IPv4, and the zone is removed. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/**
 * Returns the eight groups of an IPv6 address in hexadecimal.
 *
 * @throws TypeError when the address is invalid.
 */
export function ipv6Groups(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first = [], last = []] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last];
}
