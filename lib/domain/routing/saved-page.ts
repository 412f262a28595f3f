import { buildFilesIn, NEXT_ADDRESSES } from '@/lib/next/addresses';
import { isPersonal } from './routes';

const folders = ['/api/', '/media/', `${NEXT_ADDRESSES}/`];
const file = /\.\w+$/;

export function isSavable(pathname: string): boolean {
  const isPage = !folders.some((folder) => pathname.startsWith(folder)) && !file.test(pathname);
  return isPage && !isPersonal(pathname);
}

/** Adds a mark to a saved copy that says when it was saved. */
export function markSaved(html: string, savedAt: string): string {
  return html.replace(/<html\b/, `<html data-saved="${savedAt.replace(/[^\w:.+-]/g, '')}"`);
}

/** The build files in a page's HTML outside its styles, and the scripts that hydrate it. */
export function filesOf(html: string): string[] {
  const build = buildFilesIn(html.replace(/<style\b[\s\S]*?<\/style>/g, ''));
  const [, scripts = ''] = html.match(/<script[^>]* data-scripts="([^"]*)"/) ?? [];
  const addresses = scripts.replaceAll('&amp;', '&').split(' ').filter(Boolean);
  return [...new Set([...build, ...addresses])];
}
