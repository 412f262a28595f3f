import { createHash } from 'node:crypto';
import type { PageRequest } from './cache-key';
import { isDataScript } from './csp';
import type { Rendered } from './render';

export const PAGE_SCRIPTS = '/_page';

/** A page without what only its scripts need, and that, in a file of its own. */
export type Split = Rendered & { script?: PageScript };
export type PageScript = { digest: string; body: Buffer };

type Options = Pick<PageRequest, 'isLight' | 'key' | 'pathname' | 'target'>;

/** Of one shopper: nothing of them is there to be read before their scripts have run. */
const personalPage = /^\/(?:ru\/)?(?:cart|liked|orders|user|offline)(?:\/|$)/;
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const fontLink = /<link rel="preload"(?=[^>]*\bas="font")([^>]*)>/g;
const fileScript = /<script\b[^>]*\bsrc="(\/_next\/static\/[^"]+)"[^>]*><\/script>/g;

/**
 * What is read of a page comes first: the scripts that answer presses in it, and the data that
 * they start from, are brought by lib/client/wake when they are wanted. The shop's own typeface is
 * fetched ahead of the text on wide screens alone, and stays away over a weak network.
 */
export function readFirst(rendered: Rendered, options: Options): Split {
  const isHtml = rendered.headers['content-type']?.startsWith('text/html');
  if (!isHtml || personalPage.test(options.pathname)) return rendered;
  const { isLight, key } = options;
  // What is not kept cannot be asked for in two parts.
  const { html, script } = key === null ? { html: rendered.body.toString() } : setApart(rendered);
  const { body, files } = withoutFiles(withFontsIn(html, { isLight }));
  const wake = wakeTag({ files, isLight, page: script && addressOf(script, options) });
  return {
    ...rendered,
    headers: withoutFontLinks(rendered.headers),
    body: Buffer.from(body.replace('</head>', `${wake}</head>`)),
    ...(script ? { script } : {}),
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
  const digest = createHash('sha256').update(script).digest('base64url').slice(0, 22);
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

function withoutFontLinks({ link = '', ...headers }: Rendered['headers']): Rendered['headers'] {
  const links = String(link).split(/,\s*(?=<)/);
  const kept = links.filter((one) => one !== '' && !one.includes('as="font"'));
  return { ...headers, ...(kept.length > 0 ? { link: kept.join(', ') } : {}) };
}

/** With the page's own address: another process finds by it what it has not kept. */
function addressOf({ digest }: PageScript, { target }: Options): string {
  return `${PAGE_SCRIPTS}/${digest}${target}`;
}

type Wake = { files: string[]; isLight: boolean; page: string | undefined };

function wakeTag({ files, isLight, page }: Wake): string {
  const data = [
    ...(isLight ? ['data-light'] : []),
    `data-scripts="${escaped([...(page ? [page] : []), ...files].join(' '))}"`,
  ];
  return `<script src="/wake.js" async ${data.join(' ')}></script>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
