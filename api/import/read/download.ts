import { lookup as resolveHost } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const BYTES_MAX = 20 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
const REDIRECTS_MAX = 3;

/** IPv4 addresses that are not on the public internet (IANA special-purpose registries). */
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(network, prefix, 'ipv4');
}
/** The only range of public IPv6 addresses. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
/** Ranges within `publicIpv6` that embed an IPv4 address or are reserved. */
const specialIpv6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  specialIpv6.addSubnet(network, prefix, 'ipv6');
}

/** Returns whether an address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  if (version !== 6) return false;
  return publicIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
}

export class DownloadFailed extends Error {}

type DownloadOptions = {
  isAllowed?: ((address: string) => boolean) | undefined;
  timeoutMs?: number;
};

/**
 * Downloads a file of at most 20 MB. Each address is checked when the connection is made, so
 * neither a redirect nor a changed DNS record can reach the shop's network.
 *
 * @throws DownloadFailed with the reason.
 */
export async function download(
  address: string,
  { isAllowed = isPublicAddress, timeoutMs = TIMEOUT_MS }: DownloadOptions = {},
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const response = await open(url, { isAllowed, signal });
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await readBounded(response);
      response.destroy();
      if (statusCode < 300 || statusCode >= 400 || !headers.location) {
        throw new DownloadFailed(`the server responded with status ${statusCode}`);
      }
      url = new URL(headers.location, url);
    }
    throw new DownloadFailed('there were too many redirects');
  } catch (cause) {
    if (cause instanceof DownloadFailed) throw cause;
    const reason = signal.aborted ? 'it took too long' : reasonOf(cause);
    throw new DownloadFailed(reason, { cause });
  }
}

type Connecting = { isAllowed: (address: string) => boolean; signal: AbortSignal };

function open(url: URL, { isAllowed, signal }: Connecting): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  if (!['http:', 'https:'].includes(url.protocol)) {
    throw new DownloadFailed(`${url.protocol} is not supported`);
  }
  // Node calls `lookup` only for names, so a host that is an IP address is checked here.
  if (isIP(host) && !isAllowed(host)) throw refusal(host);
  return new Promise((resolve, reject) => {
    const options = { lookup: checking(isAllowed), signal, agent: false as const };
    request(url, options, resolve).on('error', reject).end();
  });
}

/** Returns a DNS lookup function that yields only allowed addresses. */
function checking(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    resolveHost(host, { ...options, all: true }, (error, addresses) => {
      const allowed = error ? [] : addresses.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) callback(error ?? refusal(host), '', 0);
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

function refusal(host: string): DownloadFailed {
  return new DownloadFailed(`${host} is not on the public internet`);
}

async function readBounded(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of response) {
    received += chunk.length;
    if (received > BYTES_MAX) {
      response.destroy();
      throw new DownloadFailed('it is larger than 20 MB');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
