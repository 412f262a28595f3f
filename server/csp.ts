import { createHash } from 'node:crypto';

const inlineScript = /<script([^>]*)>([\s\S]*?)<\/script>/g;

// The inline scripts that Next writes carry data and nothing else. Hashing only these keeps the
// policy a defence: a script that slipped into the page some other way gets no hash.
const knownScripts = [
  /^self\.__next_f\.push\((\[.*\])\)$/s,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[.*\])\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s,
];

/** The page's own Content-Security-Policy: nothing runs in it but its files and its own data. */
export function policyOf(html: string, { isHttps }: { isHttps: boolean }): string {
  const directives = [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptHashes(html)].join(' '),
    "style-src 'self'",
    // Sizes and colours of single elements; React writes them as attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return [...directives, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}

function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    if (/\ssrc=/.test(attributes) || !isKnown(code)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

function isKnown(code: string): boolean {
  return knownScripts.some((pattern) => isJson(pattern.exec(code)?.[1]));
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
