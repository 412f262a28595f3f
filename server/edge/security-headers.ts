import { createHash } from 'node:crypto';
import type { Site } from '@/server/site';

const permissions = [
  'geolocation=(self)',
  ...['camera', 'microphone', 'payment', 'usb', 'browsing-topics'].map((name) => `${name}=()`),
];

/**
 * Returns the security headers of every response. Their names are in lower case, like those of
 * Next's headers, which they override.
 */
export function securityHeaders({
  isHttps,
  hasHstsSubdomains,
}: Omit<Site, 'siteUrl'>): Record<string, string> {
  const hsts = `max-age=31536000${hasHstsSubdomains ? '; includeSubDomains' : ''}`;
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions.join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': hsts } : {}),
  };
}

/**
 * Adds the header that allows other sites to embed a response. Sitemaps, structured data and
 * previews refer to product images, which search engines could otherwise not show.
 */
export function withCrossOriginUse(headers: Record<string, string>): Record<string, string> {
  return { ...headers, 'cross-origin-resource-policy': 'cross-origin' };
}

/** Hosts of the map's script, tiles and styles when the map runs without eval (`csp=true`). */
const mapHosts = ['api-maps.yandex.ru', '*.maps.yandex.net', 'yandex.ru'].map(
  (host) => `https://${host}`,
);

type SecurityHeadersOptions = {
  isHttps: boolean;
  hasMap?: boolean;
  /** Inline code of the page; the policy allows no other inline code. */
  scripts: readonly string[];
  styles: readonly string[];
};

/**
 * Returns a Content-Security-Policy that allows only the shop's own files, the inline code of the
 * page and, with `hasMap`, the map.
 */
export function policyOf({
  isHttps,
  hasMap = false,
  scripts,
  styles,
}: SecurityHeadersOptions): string {
  const map = hasMap ? mapHosts : [];
  const directives = [
    "default-src 'self'",
    [
      'script-src',
      "'self'",
      ...hashesOf(scripts),
      ...(hasMap ? [...map, 'https://yastatic.net'] : []),
    ].join(' '),
    ["style-src 'self'", ...hashesOf(styles), ...(hasMap ? ['blob:'] : [])].join(' '),
    // Allows `style` attributes, in which React writes the sizes and colors of individual elements.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...map].join(' '),
    ...(hasMap ? [["connect-src 'self'", ...map].join(' ')] : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return [...directives, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}

function hashesOf(codes: readonly string[]): string[] {
  return [...new Set(codes.map(hashOf))];
}

/** Returns the source expression of a content security policy that allows this inline code. */
export function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
