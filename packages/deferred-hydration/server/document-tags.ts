import { createHash } from 'node:crypto';

/** The length of a payload's digest: 11 base64url characters encode 66 bits. */
export const DIGEST_LENGTH = 11;

export function digestOf(payload: Buffer): string {
  return createHash('sha256').update(payload).digest('base64url').slice(0, DIGEST_LENGTH);
}

/** The path below which Next serves the files of a build. */
const STATIC_FILES = '/_next/static/';

/**
 * The inline scripts of Next and Turbopack, which only push JSON to a global: an RSC payload for
 * React, or the list of the page's files. A script of any other form is `unrecognized`.
 */
const dataPushes = [
  /^self\.__next_f\.push\((\[.*\])\)$/s,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[.*\])\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s,
];

/**
 * The tags that Next and React currently write, with these attributes and no others. A tag with
 * more attributes, which could change its effect, is `unrecognized`.
 */
const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const stylesheetTag = /<link\b(?=[^>]*\brel="stylesheet")([^>]*)>/g;
const styleTag = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const scriptPreload = /<link rel="(?:preload|modulepreload)"[^>]*\bas="script"[^>]*>/g;

const fileAttributes = new Set(['src', 'async', 'nomodule', 'id', 'crossorigin', 'fetchpriority']);
const inlineAttributes = new Set(['id']);
const stylesheetAttributes = new Set(['rel', 'href', 'data-precedence', 'crossorigin']);

const scriptFile = new RegExp(`^${STATIC_FILES}[^"]+\\.js$`);
const stylesheetFile = new RegExp(`^${STATIC_FILES}[\\w~/-]+\\.css$`);

export type ScriptTag = { start: number; end: number } & (
  | { kind: 'data'; code: string }
  | { kind: 'file'; src: string; isLegacy: boolean }
  | { kind: 'json' }
  | { kind: 'unrecognized'; code: string | null; html: string }
);
export type StylesheetTag = { address: string | null; html: string };

/** Returns the script tags of a document in order, with their positions. */
export function scriptsIn(html: string): ScriptTag[] {
  return [...html.matchAll(scriptTag)].map(toScript);
}

/**
 * Returns the stylesheets of a document; `address` is null for one in an unknown form or outside
 * the head.
 */
export function stylesheetsIn(html: string): StylesheetTag[] {
  // A stylesheet in the body cannot be replaced, because a content security policy lists only the
  // styles in the head.
  const headEnd = html.indexOf('</head>');
  return [...html.matchAll(stylesheetTag)].map(({ 0: tag, 1: attributes = '', index }) => {
    return { html: tag, address: index < headEnd ? stylesheetAddress(attributes) : null };
  });
}

/** Removes the scripts that `keeps` rejects, and all script preloads. */
export function filterScripts(
  html: string,
  keeps: (tag: ScriptTag) => boolean,
  tags = scriptsIn(html),
): string {
  const parts: string[] = [];
  let at = 0;
  for (const tag of tags) {
    if (keeps(tag)) continue;
    parts.push(html.slice(at, tag.start));
    at = tag.end;
  }
  return [...parts, html.slice(at)].join('').replace(scriptPreload, '');
}

/** Replaces the first stylesheet of the head with `replacement` and removes the others. */
export function replaceStylesheets(html: string, replacement: string): string {
  const replacements = [replacement];
  const headEnd = Math.max(0, html.indexOf('</head>'));
  const head = html.slice(0, headEnd).replace(stylesheetTag, () => replacements.pop() ?? '');
  return head + html.slice(headEnd);
}

export type InlineCode = { scripts: string[]; styles: string[] };

/** Returns the inline code that a content security policy must allow for the page to work. */
export function inlineCodeIn(html: string): InlineCode {
  const tags = scriptsIn(html);
  const end = endOfContent(html, tags);
  return {
    scripts: tags.flatMap((tag) => {
      if (tag.kind === 'data') return [tag.code];
      const isNext = tag.kind === 'unrecognized' && tag.code !== null && tag.start >= end;
      return isNext && tag.code !== null ? [tag.code] : [];
    }),
    styles: stylesIn(html),
  };
}

export function stylesIn(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>') + 1);
  return [...head.matchAll(styleTag)].map(([, css = '']) => css);
}

/**
 * Returns the position where the content ends. Only Next adds scripts after this position. Injected
 * scripts come before it, so the content security policy does not allow them.
 */
function endOfContent(html: string, tags: ScriptTag[]): number {
  const bodyEnd = html.lastIndexOf('</body>');
  if (bodyEnd < 0) return html.length;
  return tags.reduceRight((end, tag) => (tag.end === end ? tag.start : end), bodyEnd);
}

function toScript(match: RegExpExecArray): ScriptTag {
  const [html, text = '', code = ''] = match;
  const place = { start: match.index, end: match.index + html.length };
  const attributes = attributesIn(text);
  const src = attributes.get('src');
  if (src !== undefined) {
    return scriptFile.test(src) && hasOnly(attributes, fileAttributes)
      ? { ...place, kind: 'file', src, isLegacy: attributes.has('nomodule') }
      : { ...place, kind: 'unrecognized', code: null, html };
  }
  if (/^application\/(?:ld\+)?json$/.test(attributes.get('type') ?? '')) {
    return { ...place, kind: 'json' };
  }
  return hasOnly(attributes, inlineAttributes) && isDataPush(code)
    ? { ...place, kind: 'data', code }
    : { ...place, kind: 'unrecognized', code, html };
}

function stylesheetAddress(text: string): string | null {
  const attributes = attributesIn(text);
  const href = attributes.get('href') ?? '';
  return stylesheetFile.test(href) && hasOnly(attributes, stylesheetAttributes) ? href : null;
}

function attributesIn(text: string): Map<string, string> {
  const found = text.matchAll(/([^\s"'=/]+)(?:="([^"]*)")?/g);
  return new Map([...found].map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}

function hasOnly(attributes: Map<string, string>, known: ReadonlySet<string>): boolean {
  return [...attributes.keys()].every((name) => known.has(name));
}

function isDataPush(code: string): boolean {
  return dataPushes.some((pattern) => isJson(pattern.exec(code)?.[1]));
}

function isJson(text: string | undefined): boolean {
  if (text === undefined) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
