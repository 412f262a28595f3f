import { createHash } from 'node:crypto';
import { isPersonal } from '@/lib/domain/routes';
import type { PageRequest } from '@/server/cache/cache-key';
import {
  filterScripts,
  replaceStylesheets,
  type ScriptTag,
  scriptsIn,
  stylesheetsIn,
  stylesIn,
} from '@/server/next/document-tags';
import type { PageDocument, Rendered } from '@/server/next/render';
import { withoutPreloadLinks } from '@/server/next/router-headers';
import { noteUnrecognised } from '@/server/next/unrecognised';
import type { StyleSheets } from './style-sheets';

export const PAYLOADS = '/_page';

/** 66 bits. */
const DIGEST_LENGTH = 11;

/** `/_page/<digest><address of the page>`, or `/_page/save-data/<digest>…` of a save-data page. */
export const payloadAddress = new RegExp(
  `^${PAYLOADS}/(save-data/)?([\\w-]{${DIGEST_LENGTH}})(/.*)$`,
);

type Payload = NonNullable<PageDocument['payload']>;
type Request = Pick<PageRequest, 'saveData' | 'key' | 'pathname' | 'target'>;
type Options = Request & { sheets: Pick<StyleSheets, 'usedIn'> };

/**
 * Defers hydration: the page goes out with the styles that it uses and without its scripts, which
 * lib/client/hydration loads when they are wanted (records 025 and 027). A page that is not in the
 * form that server/next knows goes out as Next made it.
 */
export function deferHydration(rendered: Rendered, options: Options): PageDocument {
  const isHtml = rendered.headers['content-type']?.startsWith('text/html');
  if (!isHtml || rendered.body.length === 0 || isPersonal(options.pathname)) return rendered;
  const html = bytesAsText(rendered.body);
  const scripts = scriptsIn(html);
  const stylesheets = addressesIn(html);
  if (!stylesheets || !areRecognised(scripts)) return rendered;

  // An RSC payload that is not cached could not be asked for.
  const payload = options.key === null ? undefined : payloadOf(scripts);
  const isJson = ({ kind }: ScriptTag) => kind === 'json';
  const plain = filterScripts(html, isJson, scripts);
  const styles = options.sheets.usedIn(plain, stylesheets);
  if (styles === null) return rendered;

  const sources = scripts.flatMap((tag) => (tag.kind === 'file' && !tag.isLegacy ? tag.src : []));
  const tag = hydrationTag({
    saveData: options.saveData,
    stylesheets,
    scripts: new Set([...(payload ? [addressOf(payload, options)] : []), ...sources]),
  });
  // In place of the stylesheets: the first paint waits for no other file.
  const inserted = Buffer.from(`<style data-used-styles>${styles}</style>${tag}`);
  const keeps = (tag: ScriptTag) => isJson(tag) || tag.kind === 'data';
  const body = payload ? plain : filterScripts(html, keeps, scripts);
  const whole = replaceStylesheets(body, bytesAsText(inserted));
  const kept = scripts.flatMap((one) => (one.kind === 'data' && !payload ? one.code : []));
  return {
    ...rendered,
    headers: withoutPreloadLinks(rendered.headers),
    body: textAsBytes(whole),
    inlineCode: { scripts: kept.map(toText), styles: stylesIn(whole).map(toText) },
    ...(payload ? { payload } : {}),
  };
}

/**
 * A letter for each byte: what is looked for is ASCII, and a text of Uzbek would take twice the
 * memory, and be decoded and encoded again.
 */
function bytesAsText(bytes: Buffer): string {
  return bytes.toString('latin1');
}

function textAsBytes(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

function toText(text: string): string {
  return textAsBytes(text).toString();
}

/** Of a page with stylesheets, if each of them is in a known form. */
function addressesIn(html: string): string[] | null {
  const tags = stylesheetsIn(html);
  const unknown = tags.find(({ address }) => address === null);
  if (unknown) noteUnrecognised('stylesheet', unknown.html);
  else if (tags.length === 0) noteUnrecognised('document', 'no stylesheet');
  return unknown || tags.length === 0 ? null : tags.flatMap(({ address }) => address ?? []);
}

function areRecognised(tags: ScriptTag[]): boolean {
  const unknown = tags.find((tag) => tag.kind === 'unrecognised');
  if (unknown?.kind === 'unrecognised') {
    noteUnrecognised(unknown.code === null ? 'scriptTag' : 'inlineScript', unknown.html);
    return false;
  }
  const missing = (['data', 'file'] as const).find(
    (kind) => !tags.some((tag) => tag.kind === kind),
  );
  if (missing) noteUnrecognised('document', `no ${missing} script`);
  return missing === undefined;
}

function payloadOf(tags: ScriptTag[]): Payload {
  const body = textAsBytes(
    tags.flatMap((tag) => (tag.kind === 'data' ? tag.code : [])).join(';\n'),
  );
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, DIGEST_LENGTH);
  return { digest, body };
}

/** With the page's own address: another process renders it again for a payload it does not have. */
function addressOf({ digest }: Payload, { saveData, target }: Request): string {
  return `${PAYLOADS}/${saveData ? 'save-data/' : ''}${digest}${target}`;
}

type Hydration = { saveData: boolean; stylesheets: string[]; scripts: Set<string> };

function hydrationTag({ saveData, stylesheets, scripts }: Hydration): string {
  const data = [
    ...(saveData ? ['data-save-data'] : []),
    `data-stylesheets="${escaped(stylesheets.join(' '))}"`,
    `data-scripts="${escaped([...scripts].join(' '))}"`,
  ];
  return `<script src="/hydrate.js" async ${data.join(' ')}></script>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
