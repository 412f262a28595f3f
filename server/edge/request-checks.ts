import type { IncomingMessage } from 'node:http';
import { API_BASE, HEADER_BYTES_MAX, MEDIA_BASE } from '@/lib/constants';
import { isMalformed } from '@/lib/domain/routing/http-request';
import { optimizedUrl } from '@/lib/next/addresses';

const address = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/i;

/**
 * Returns whether a request repeats one of these headers. A cache in front of the storefront may
 * store the page under the first value, while Node joins all values with commas.
 */
export function hasDoubledHeader(
  { headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>,
  names: readonly string[],
): boolean {
  return names.some((name) => {
    // Node joins repeated values with a comma, so most requests skip the raw list.
    if (!headers[name]?.includes(',')) return false;
    const isSent = (text: string, at: number) => at % 2 === 0 && text.toLowerCase() === name;
    return rawHeaders.filter(isSent).length > 1;
  });
}

/**
 * Returns whether a request has several `Host` headers. RFC 9112 (3.2) requires 400: Node uses the
 * first, and a cache or proxy in front may use the last.
 */
export function hasSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Returns whether the headers exceed what the API and the renderers accept. */
export function isTooLarge({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let bytes = 0;
  for (const text of rawHeaders) bytes += text.length;
  return bytes > HEADER_BYTES_MAX;
}

/**
 * Returns whether a request may name this host: the site's own name, an IP address or a name
 * without a dot. Nobody can register IP addresses or names without a dot to lure shoppers here.
 */
export function isOwnHost(host: string | undefined, siteUrl: string): boolean {
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '');
  return name === new URL(siteUrl).hostname || address.test(name) || /^[a-z\d-]+$/.test(name);
}

/** Returns whether the request is for one of the shop's images, in the only form that pages use. */
export function isOwnImage(url: string): boolean {
  const { searchParams } = new URL(url, 'http://localhost');
  const path = searchParams.get('url') ?? '';
  const width = Number(searchParams.get('w'));
  return isImagePath(path) && url === optimizedUrl(path, width);
}

export function isReadRequest({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Returns whether the proxy forwards the path to the API: an endpoint or an image. */
export function isApiPath(pathname: string): boolean {
  return isUnder(pathname, API_BASE) || isUnder(pathname, MEDIA_BASE);
}

/** Returns whether the path is inside the folder; the folder itself is not. */
export function isUnder(pathname: string, folder: string): boolean {
  return pathname.startsWith(`${folder}/`);
}

function isImagePath(path: string): boolean {
  if (!path.startsWith(`${MEDIA_BASE}/`) || path.includes('//') || isMalformed(path)) return false;
  const { pathname } = new URL(path, 'http://localhost');
  // Characters that are still escaped have a special meaning in addresses or could be written in
  // several ways.
  return pathname === path && !decodeURI(path).includes('%');
}
