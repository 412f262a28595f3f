import type { IncomingMessage } from 'node:http';
import { API_BASE, MEDIA_BASE } from '@/lib/constants';
import { isMalformed } from '@/lib/domain/malformed';
import { optimisedUrl } from '@/lib/next/addresses';

const address = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/i;

/** Every browser removes them from an address: they lead to endless addresses, or out of a folder. */
export function hasDotSegment(pathname: string): boolean {
  return /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(pathname);
}

/** Nobody can register an address or a name without a dot to lead people here. */
export function isOwnHost(host: string | undefined, siteUrl: string): boolean {
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '');
  return name === new URL(siteUrl).hostname || address.test(name) || /^[a-z\d-]+$/.test(name);
}

/** Whether the optimiser is asked for a picture of ours by the one address that pages give it. */
export function isOwnPicture(url: string): boolean {
  const { searchParams } = new URL(url, 'http://localhost');
  const path = searchParams.get('url') ?? '';
  const width = Number(searchParams.get('w'));
  return isPicturePath(path) && url === optimisedUrl(path, width);
}

export function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function isOfApi(pathname: string): boolean {
  return isUnder(pathname, API_BASE) || isUnder(pathname, MEDIA_BASE);
}

export function isUnder(pathname: string, folder: string): boolean {
  return pathname.startsWith(`${folder}/`);
}

function isPicturePath(path: string): boolean {
  if (!path.startsWith(`${MEDIA_BASE}/`) || path.includes('//') || isMalformed(path)) return false;
  const { pathname } = new URL(path, 'http://localhost');
  // What is still escaped has a meaning in addresses, or could be spelt in another way.
  return pathname === path && !decodeURI(path).includes('%');
}
