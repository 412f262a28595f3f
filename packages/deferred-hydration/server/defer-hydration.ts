import type { IncomingHttpHeaders } from 'node:http';
import { decoded, toBytes, toByteText } from './byte-text';
import {
  digestOf,
  filterScripts,
  type InlineCode,
  replaceStylesheets,
  type ScriptTag,
  type StylesheetTag,
  scriptsIn,
  stylesheetsIn,
  stylesIn,
} from './document-tags';
import { StyleSheets } from './style-sheets';
import type { Unrecognized } from './unrecognized';

export type DeferralOptions = {
  /** The address of the bundled browser half, for instance `/hydrate.js`. */
  script: string;
  /** Returns the text of a stylesheet of the build; `address` begins with `/_next/static/`. */
  readStylesheet: (address: string) => string;
};

export type PageOptions = {
  /**
   * Returns the address at which the app will serve the payload with this digest. Without this
   * function, the payload stays in the HTML.
   */
  payloadAddress?: ((digest: string) => string) | undefined;
  /** Further `data-` attributes of the browser half's script, by their names without `data-`. */
  data?: Readonly<Record<string, string>>;
  /** The addresses of modules that the browser fetches ahead, with a low priority. */
  modules?: readonly string[];
};

/** A response from Next whose body is HTML. */
export type RenderedDocument = { headers: IncomingHttpHeaders; body: Buffer };

export type DeferredDocument = RenderedDocument & {
  /** The RSC payload as a separate script, which the app must serve at `payloadAddress`. */
  payload?: { digest: string; body: Buffer };
  /** All inline code of the document, for hashes in a content security policy. */
  inlineCode?: InlineCode;
};

/** The document to send. If `unrecognized` is set, it is the unchanged input. */
export type DeferResult<Rendered> = {
  document: Rendered & DeferredDocument;
  unrecognized?: Unrecognized;
};

/**
 * Removes the scripts from documents that Next has rendered, and replaces the stylesheets with the
 * rules that each page uses. The browser half loads the scripts and stylesheets later. Use one
 * instance for the whole build.
 */
export class HydrationDeferral {
  readonly #script: string;
  readonly #sheets: StyleSheets;

  constructor({ script, readStylesheet }: DeferralOptions) {
    this.#script = script;
    this.#sheets = new StyleSheets(readStylesheet);
  }

  /**
   * Defers the hydration of a document. Returns a document with an unknown structure unchanged
   * instead of throwing.
   */
  defer<Rendered extends RenderedDocument>(
    rendered: Rendered,
    page: PageOptions = {},
  ): DeferResult<Rendered> {
    const html = toByteText(rendered.body);
    const scripts = scriptsIn(html);
    const links = stylesheetsIn(html);
    const unknown = unknownIn(scripts, links);
    if (unknown) return { document: rendered, unrecognized: unknown };

    const stylesheets = links.flatMap(({ address }) => address ?? []);
    const plain = filterScripts(html, isJson, scripts);
    const used = this.#sheets.usedIn(plain, stylesheets);
    if (typeof used !== 'string') return { document: rendered, unrecognized: used };

    const payload = page.payloadAddress && payloadOf(scripts, page.payloadAddress);
    const tag = hydrationTag(this.#script, {
      ...page.data,
      stylesheets: stylesheets.join(' '),
      scripts: [...new Set([...(payload ? [payload.address] : []), ...filesOf(scripts)])].join(' '),
    });
    const modules = (page.modules ?? []).map(modulePreload).join('');
    // The styles replace the stylesheets, so the first paint waits for no other file.
    const body = replaceStylesheets(
      payload ? plain : filterScripts(html, isJsonOrData, scripts),
      toByteText(Buffer.from(`<style data-used-styles>${used}</style>${tag}${modules}`)),
    );
    const document = {
      ...rendered,
      headers: withoutPreloadLinks(rendered.headers),
      body: toBytes(body),
      inlineCode: {
        scripts: payload ? [] : codeOf(scripts).map(decoded),
        styles: stylesIn(body).map(decoded),
      },
      ...(payload && { payload: payload.file }),
    };
    return { document };
  }
}

/** Returns the first part of a document that is missing or has an unknown form. */
function unknownIn(scripts: ScriptTag[], links: StylesheetTag[]): Unrecognized | undefined {
  const link = links.find(({ address }) => address === null);
  if (link) return { kind: 'stylesheet', detail: decoded(link.html) };
  if (links.length === 0) return { kind: 'document', detail: 'no stylesheet' };
  const script = scripts.find((tag) => tag.kind === 'unrecognized');
  if (script) {
    return {
      kind: script.code === null ? 'scriptTag' : 'inlineScript',
      detail: decoded(script.html),
    };
  }
  const missing = (['data', 'file'] as const).find(
    (kind) => !scripts.some((tag) => tag.kind === kind),
  );
  return missing && { kind: 'document', detail: `no ${missing} script` };
}

function isJson({ kind }: ScriptTag): boolean {
  return kind === 'json';
}

function isJsonOrData({ kind }: ScriptTag): boolean {
  return kind === 'json' || kind === 'data';
}

function codeOf(scripts: ScriptTag[]): string[] {
  return scripts.flatMap((tag) => (tag.kind === 'data' ? tag.code : []));
}

function filesOf(scripts: ScriptTag[]): string[] {
  return scripts.flatMap((tag) => (tag.kind === 'file' && !tag.isLegacy ? decoded(tag.src) : []));
}

function payloadOf(scripts: ScriptTag[], addressOf: (digest: string) => string) {
  const body = toBytes(codeOf(scripts).join(';\n'));
  const digest = digestOf(body);
  return { file: { digest, body }, address: addressOf(digest) };
}

function hydrationTag(script: string, data: Record<string, string>): string {
  const attributes = Object.entries(data).map(([name, value]) =>
    value === '' ? `data-${name}` : `data-${name}="${escaped(value)}"`,
  );
  return `<script src="${escaped(script)}" async ${attributes.join(' ')}></script>`;
}

function modulePreload(address: string): string {
  return `<link rel="modulepreload" href="${escaped(address)}" fetchPriority="low">`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/**
 * Removes the preloads of stylesheets and typefaces from the `Link` header. The page contains its
 * styles, and loading a typeface early would delay the first paint.
 */
export function withoutPreloadLinks(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { link = '', ...rest } = headers;
  const links = String(link).split(/,\s*(?=<)/);
  const left = links.filter((one) => one !== '' && !/as="(?:font|style)"/.test(one));
  return { ...rest, ...(left.length > 0 ? { link: left.join(', ') } : {}) };
}
