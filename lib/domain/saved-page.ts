import { isPersonal } from './personal-page';

const notPage = /^\/(?:api|media|_next)\/|\.\w+$/;

/** Whether a page may be kept on the device: pages for everyone, and nothing of one shopper. */
export function isSavable(pathname: string): boolean {
  return !isPersonal(pathname) && !notPage.test(pathname);
}

/** The saved copy of a page says itself that it is one, and of when. */
export function markSaved(html: string, savedAt: string): string {
  return html.replace(/<html\b/, `<html data-saved="${savedAt.replace(/[^\w:.+-]/g, '')}"`);
}

/** The build files that a page's HTML names outside its styles, and the scripts it is hydrated by. */
export function filesOf(html: string): string[] {
  const build =
    html
      .replace(/<style\b[\s\S]*?<\/style>/g, '')
      .match(/\/_next\/static\/[\w./~-]+\.(?:css|js|woff2)/g) ?? [];
  const [, scripts = ''] = html.match(/<script[^>]* data-scripts="([^"]*)"/) ?? [];
  const addresses = scripts.replaceAll('&amp;', '&').split(' ').filter(Boolean);
  return [...new Set([...build, ...addresses])];
}
