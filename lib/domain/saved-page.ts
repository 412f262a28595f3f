import { isPersonal } from './routes';

const notPage = /^\/(?:api|media|_next)\/|\.\w+$/;

/** Only public pages may be saved on the device. */
export function isSavable(pathname: string): boolean {
  return !isPersonal(pathname) && !notPage.test(pathname);
}

/** Adds a mark to a saved copy that says when it was saved. */
export function markSaved(html: string, savedAt: string): string {
  return html.replace(/<html\b/, `<html data-saved="${savedAt.replace(/[^\w:.+-]/g, '')}"`);
}

/** The build files in a page's HTML outside its styles, and the scripts that hydrate it. */
export function filesOf(html: string): string[] {
  const build =
    html
      .replace(/<style\b[\s\S]*?<\/style>/g, '')
      .match(/\/_next\/static\/[\w./~-]+\.(?:css|js|woff2)/g) ?? [];
  const [, scripts = ''] = html.match(/<script[^>]* data-scripts="([^"]*)"/) ?? [];
  const addresses = scripts.replaceAll('&amp;', '&').split(' ').filter(Boolean);
  return [...new Set([...build, ...addresses])];
}
