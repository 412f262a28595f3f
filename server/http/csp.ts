import { createHash } from 'node:crypto';

const inlineScript = /<script([^>]*)>([\s\S]*?)<\/script>/g;

// The inline scripts that Next writes carry data and nothing else. Hashing only these keeps the
// policy a defence: a script that slipped into the page some other way gets no hash.
const knownScripts = [
  /^self\.__next_f\.push\((\[.*\])\)$/s,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[.*\])\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s,
];

/** Where the map's script, tiles and styles come from when it runs without eval (csp=true). */
const mapHosts = ['api-maps.yandex.ru', '*.maps.yandex.net', 'yandex.ru'].map(
  (host) => `https://${host}`,
);

type Options = {
  isHttps: boolean;
  hasMap?: boolean;
  /** Those that this server has put into the page (server/paint/defer-hydration). */
  styles?: string | undefined;
};

/**
 * The page's own Content-Security-Policy: nothing runs in it but its files and its own data, and
 * the map service where the shop has a key to it.
 */
export function policyOf(html: string, { isHttps, hasMap = false, styles }: Options): string {
  const map = hasMap ? mapHosts : [];
  const directives = [
    "default-src 'self'",
    [
      ...['script-src', "'self'", ...scriptHashes(html)],
      ...(hasMap ? [...map, 'https://yastatic.net'] : []),
    ].join(' '),
    [
      "style-src 'self'",
      ...(styles === undefined ? [] : [hashOf(styles)]),
      ...(hasMap ? ['blob:'] : []),
    ].join(' '),
    // Sizes and colours of single elements; React writes them as attributes.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...map].join(' '),
    ...(hasMap ? [["connect-src 'self'", ...map].join(' ')] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
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
    if (/\ssrc=/.test(attributes) || !isDataScript(code)) continue;
    hashes.add(hashOf(code));
  }
  return [...hashes];
}

/** As a policy names an inline script or style that it lets in. */
export function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** One of those that Next writes to hand data to its scripts. */
export function isDataScript(code: string): boolean {
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
