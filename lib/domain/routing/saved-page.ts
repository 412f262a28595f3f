import { buildFilesIn, NEXT_ADDRESSES } from '@/lib/next/addresses';
import { isPersonal } from './routes';

const folders = ['/api/', '/media/', `${NEXT_ADDRESSES}/`];
const file = /\.\w+$/;

/** Returns whether the service worker may save the page for offline use. */
export function isSavable(pathname: string): boolean {
  const isPage = !folders.some((folder) => pathname.startsWith(folder)) && !file.test(pathname);
  return isPage && !isPersonal(pathname);
}

/** Adds a `data-saved` attribute with the time at which the page was saved. */
export function markSaved(html: string, savedAt: string): string {
  return html.replace(/<html\b/, `<html data-saved="${savedAt.replace(/[^\w:.+-]/g, '')}"`);
}

/**
 * Lists the build files that a page needs, including the scripts that hydrate it. Skips files that
 * occur only in inline styles.
 */
export function filesOf(html: string): string[] {
  const build = buildFilesIn(html.replace(/<style\b[\s\S]*?<\/style>/g, ''));
  const [, scripts = ''] = html.match(/<script[^>]* data-scripts="([^"]*)"/) ?? [];
  const addresses = scripts.replaceAll('&amp;', '&').split(' ').filter(Boolean);
  return [...new Set([...build, ...addresses])];
}
