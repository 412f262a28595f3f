import { createHash } from 'node:crypto';
import { isPersonal } from '@/lib/domain/personal-page';
import type { PageRequest } from '@/server/cache/cache-key';
import { isDataScript } from '@/server/http/csp';
import type { Rendered } from '@/server/next/render';
import type { StyleSheets } from './style-sheets';

export const PAGE_SCRIPTS = '/_page';

/** 66 bits. */
const DIGEST_LENGTH = 11;

/** `/_page/<digest><address of the page>`, of a light one `/_page/light/<digest>…` */
export const pageScript = new RegExp(`^${PAGE_SCRIPTS}/(light/)?([\\w-]{${DIGEST_LENGTH}})(/.*)$`);

/**
 * A page without what only its scripts need, and that, in a file of its own; and the styles that
 * were put into it.
 */
export type Split = Rendered & { script?: PageScript; styles?: string };
export type PageScript = { digest: string; body: Buffer };

type Options = Pick<PageRequest, 'isLight' | 'key' | 'pathname' | 'target'> & {
  sheets: Pick<StyleSheets, 'usedIn'>;
};

/** Not seen without its styles, unless they fail to come. */
const WAITING =
  '@media (scripting:enabled){[data-below],body:has([data-below]) footer{animation:1ms 3s backwards await-styles}}@keyframes await-styles{from{visibility:hidden}}';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const fontLink = /<link rel="preload"(?=[^>]*\bas="font")([^>]*)>/g;
const sheetLink = /<link rel="stylesheet" href="(\/_next\/static\/[\w~/-]+\.css)"[^>]*>/g;
const fileScript = /<script\b[^>]*\bsrc="(\/_next\/static\/[^"]+)"[^>]*><\/script>/g;

/**
 * What is read of a page comes first: the scripts that answer presses in it, the data that they
 * start from, and the styles of what they may add, are brought by lib/client/hydration when they are
 * wanted; the styles of what is there stand in the page. The shop's own typeface is fetched ahead
 * of the text on wide screens alone, and stays away over a weak network.
 */
export function readFirst(rendered: Rendered, options: Options): Split {
  const isHtml = rendered.headers['content-type']?.startsWith('text/html');
  if (!isHtml || isPersonal(options.pathname)) return rendered;
  const { isLight, key, sheets } = options;
  // What is not kept cannot be asked for in two parts.
  const { html, script } = key === null ? { html: rendered.body.toString() } : setApart(rendered);
  const { body, files } = withoutFiles(withFontsIn(html, { isLight }));
  const { styled, styles, addresses } = withStylesIn(body, { isLight, sheets });
  const page = script && addressOf(script, options);
  const wake = wakeTag({
    isLight,
    sheets: addresses,
    scripts: [...(page ? [page] : []), ...files],
  });
  return {
    ...rendered,
    headers: withoutLinks(rendered.headers),
    body: Buffer.from(styled.replace('</head>', () => `${wake}</head>`)),
    ...(script ? { script } : {}),
    ...(styles ? { styles } : {}),
  };
}

function setApart({ body }: Rendered): { html: string; script?: PageScript } {
  const data: string[] = [];
  const html = body.toString().replace(inlineScript, (tag, code: string) => {
    if (!isDataScript(code)) return tag;
    data.push(code);
    return '';
  });
  if (data.length === 0) return { html };
  const script = Buffer.from(data.join(';\n'));
  const digest = createHash('sha256').update(script).digest('base64url').slice(0, DIGEST_LENGTH);
  return { html, script: { digest, body: script } };
}

function withoutFiles(html: string): { body: string; files: string[] } {
  const files = new Set<string>();
  const body = html
    .replace(/<link rel="(?:preload|modulepreload)"[^>]*\bas="script"[^>]*>/g, '')
    .replace(fileScript, (tag, src: string) => {
      if (!tag.includes('noModule')) files.add(src);
      return '';
    });
  return { body, files: [...files] };
}

/** On phones its style sheets ask for the typeface: ahead of them it would keep them waiting. */
function withFontsIn(html: string, { isLight }: Pick<Options, 'isLight'>): string {
  return html.replace(fontLink, isLight ? '' : '<link rel="preload" media="(min-width: 768px)"$1>');
}

/**
 * In place of the sheets, so that the first paint waits for no other file. What a page marks as
 * below its first screen waits for the sheets, which `lib/client/hydration` brings once the page is
 * loaded; over a weak network it has its styles at once.
 */
function withStylesIn(html: string, { isLight, sheets }: Pick<Options, 'isLight' | 'sheets'>) {
  const addresses = [...html.matchAll(sheetLink)].map(([, address = '']) => address);
  const below = isLight ? null : belowIn(html);
  const styles = sheets.usedIn(below ? html.replace(below, '') : html, addresses);
  const waiting = below ? WAITING : '';
  const rest = below ? `<noscript>${addresses.map(plainLink).join('')}</noscript>` : '';
  const inserts = [`<style data-used>${styles}${waiting}</style>${rest}`];
  return {
    styled: html.replace(sheetLink, () => inserts.pop() ?? ''),
    styles: styles + waiting,
    addresses,
  };
}

function plainLink(address: string): string {
  return `<link rel="stylesheet" href="${address}"/>`;
}

/** Down to the end of the footer; what stands after it is fixed to the screen. */
function belowIn(html: string): string | null {
  const [from, to] = [html.indexOf(' data-below="true"'), html.indexOf('</footer>')];
  return from === -1 || to < from ? null : html.slice(from, to);
}

/** Ahead of the page itself nothing of it is fetched. */
function withoutLinks({ link = '', ...headers }: Rendered['headers']): Rendered['headers'] {
  const links = String(link).split(/,\s*(?=<)/);
  const kept = links.filter((one) => one !== '' && !/as="(?:font|style)"/.test(one));
  return { ...headers, ...(kept.length > 0 ? { link: kept.join(', ') } : {}) };
}

/** With the page's own address: another process finds by it what it has not kept. */
function addressOf({ digest }: PageScript, { isLight, target }: Options): string {
  return `${PAGE_SCRIPTS}/${isLight ? 'light/' : ''}${digest}${target}`;
}

type Wake = { isLight: boolean; sheets: string[]; scripts: string[] };

function wakeTag({ isLight, sheets, scripts }: Wake): string {
  const data = [
    ...(isLight ? ['data-light'] : []),
    `data-stylesheets="${escaped(sheets.join(' '))}"`,
    `data-scripts="${escaped(scripts.join(' '))}"`,
  ];
  return `<script src="/hydrate.js" async ${data.join(' ')}></script>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
