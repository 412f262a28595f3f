import { buildFilesIn, NEXT_ADDRESSES } from '@/lib/next/addresses';
import { isPersonal } from './routes';

const folders = ['/api/', '/media/', `${NEXT_ADDRESSES}/`];
const file = /\.\w+$/;

/** Whether a page may be saved on the device: pages for everyone, and nothing of one shopper. */
export function isSavable(pathname: string): boolean {
  const isPage = !folders.some((folder) => pathname.startsWith(folder)) && !file.test(pathname);
  return isPage && !isPersonal(pathname);
}

/** The saved copy of a page says itself that it is one, and of when. */
export function markSaved(html: string, savedAt: string): string {
  return html.replace(/<html\b/, `<html data-saved="${savedAt.replace(/[^\w:.+-]/g, '')}"`);
}

/** The build files that a page's HTML names outside its styles, and the scripts it is hydrated by. */
export function filesOf(html: string): string[] {
  const build = buildFilesIn(html.replace(/<style\b[\s\S]*?<\/style>/g, ''));
  const [, scripts = ''] = html.match(/<script[^>]* data-scripts="([^"]*)"/) ?? [];
  const addresses = scripts.replaceAll('&amp;', '&').split(' ').filter(Boolean);
  return [...new Set([...build, ...addresses])];
}
