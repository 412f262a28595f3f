import { toAddresses } from './build-file';
import { isPersonal } from './routes';

const notPage = /^\/(?:api|media|_next)\/|\.\w+$/;

/** Whether a page may be saved on the device: pages for everyone, and nothing of one shopper. */
export function isSavable(pathname: string): boolean {
  return !isPersonal(pathname) && !notPage.test(pathname);
}

/** The saved copy of a page says itself that it is one, and of when. */
export function markSaved(html: string, savedAt: string): string {
  return html.replace(/<html\b/, `<html data-saved="${savedAt.replace(/[^\w:.+-]/g, '')}"`);
}

/** The files of the build that a page's HTML names outside of its styles, and the one of its data. */
export function filesOf(html: string): string[] {
  const build =
    html
      .replace(/<style\b[\s\S]*?<\/style>/g, '')
      .match(/\/_next\/static\/[\w./~-]+\.(?:css|js|woff2)/g) ?? [];
  return [
    ...new Set([...build, ...listedIn(html, 'sheets', 'css'), ...listedIn(html, 'scripts', 'js')]),
  ];
}

function listedIn(html: string, list: 'sheets' | 'scripts', ending: 'css' | 'js'): string[] {
  const [, names = ''] = html.match(new RegExp(`<script[^>]* data-${list}="([^"]*)"`)) ?? [];
  return toAddresses(names.replaceAll('&amp;', '&'), ending);
}
