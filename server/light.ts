import type { IncomingHttpHeaders } from 'node:http';
import type { Rendered } from './render';

export const LIGHT_HEADERS = 'Save-Data, ECT';

/** Of one shopper: nothing of them is there to be read before their scripts have run. */
const personalPage = /^\/(?:ru\/)?(?:cart|liked|orders|user|offline)(?:\/|$)/;

/** Whether the shopper pays for every byte, or waits long for it (blueprint: light mode). */
export function isLightWanted(headers: IncomingHttpHeaders): boolean {
  return headers['save-data'] === 'on' || /^(?:slow-)?2g$|^3g$/.test(String(headers.ect ?? ''));
}

/**
 * The page as it is read: what is only needed to press something in it comes with the first press
 * (lib/client/wake), and the shop's own typeface not at all.
 */
export function lightened(rendered: Rendered, pathname: string): Rendered {
  const isHtml = rendered.headers['content-type']?.startsWith('text/html');
  if (!isHtml || personalPage.test(pathname)) return rendered;
  const { link = '', ...headers } = rendered.headers;
  const links = String(link).split(/,\s*(?=<)/);
  const sheets = links.filter((one) => one !== '' && !one.includes('as="font"'));
  return {
    ...rendered,
    headers: { ...headers, ...(sheets.length > 0 ? { link: sheets.join(', ') } : {}) },
    body: Buffer.from(lighten(rendered.body.toString())),
  };
}

function lighten(html: string): string {
  const scripts: string[] = [];
  const withoutScripts = html
    .replace(/<link rel="(?:preload|modulepreload)"[^>]*\bas="(?:script|font)"[^>]*>/g, '')
    .replace(/<script\b[^>]*\bsrc="(\/_next\/static\/[^"]+)"[^>]*><\/script>/g, (tag, src) => {
      if (tag.includes('noModule')) return '';
      scripts.push(src);
      return '';
    });
  const wake = `<script src="/wake.js" async data-scripts="${[...new Set(scripts)].join(' ')}"></script>`;
  return withoutScripts.replace('</head>', `${wake}</head>`);
}
