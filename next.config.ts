import { readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { API_BASE, IMAGE_WIDTHS, LOCALES, MEDIA_BASE } from './lib/constants';
import { envServer } from './lib/env.server';
import { withCommonJsCatalogLoader } from './lib/node-20/catalog-loader-rules';

const settings: NextConfig = {
  distDir: envServer.CHORSU_DIST,
  // Builds of the same commit have the same id on every machine (ADR 074).
  generateBuildId: () => envServer.BUILD_ID ?? null,
  poweredByHeader: false,
  // The storefront's own server compresses each page only once (ADR 005).
  compress: false,
  // scripts/lib/build/next-build.mjs moves the source maps out of the served files. The first-load
  // tests read them.
  productionBrowserSourceMaps: true,
  reactStrictMode: true,
  // `npm run types` checks all types, so a build need not do so.
  typescript: { ignoreBuildErrors: true },
  // The middleware redirects non-canonical paths once, including those with a trailing slash.
  skipTrailingSlashRedirect: true,
  devIndicators: false,
  compiler: { define: { GLOBAL_ERROR_TEXTS: globalErrorTexts() } },
  // In production, the storefront's own server forwards these requests.
  rewrites: async () =>
    envServer.NODE_ENV === 'development'
      ? [{ source: `${API_BASE}/:path*`, destination: `${envServer.API_URL}${API_BASE}/:path*` }]
      : [],
  // Puts the metadata into the head for all clients, because pages are not streamed.
  htmlLimitedBots: /.*/,
  experimental: {
    // With these options, the router would predict routes and shared segments. This is useless,
    // because every page is rendered for its own URL, and it would add code to every first load.
    optimisticRouting: false,
    prefetchInlining: false,
    varyParams: false,
    // This check is for CDNs that ignore Vary. The storefront's page cache reads the router's
    // headers itself (ADR 039).
    validateRSCRequestHeaders: false,
    // Small scripts compress worse than large ones. Without this minimum, pages are 2.7 kB larger.
    // Code that dialogs share stays in separate files.
    turbopackChunking: { minChunkSize: 100_000 },
  },
  images: {
    localPatterns: [{ pathname: `${MEDIA_BASE}/**`, search: '' }],
    remotePatterns: [],
    formats: ['image/webp'],
    qualities: [75],
    deviceSizes: [...IMAGE_WIDTHS],
    imageSizes: [],
    minimumCacheTTL: 31_536_000,
    maximumRedirects: 0,
    maximumResponseBody: 5_000_000,
    // Above this size, the least recently used images are deleted and generated again on demand.
    maximumDiskCacheSize: 256 * 1024 * 1024,
  },
};

/** Returns the texts of `app/global-error.tsx` as JSON, starting with the default language. */
function globalErrorTexts(): string {
  const texts = LOCALES.map((locale) => {
    const { server } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
    return { locale, title: server.fatal.title, home: server.home };
  });
  return JSON.stringify(texts);
}

const withMessages = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    // Messages are compiled at build time, so that browsers need no message parser.
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

const { turbopack, ...rest } = withMessages(settings);

export default {
  ...rest,
  turbopack: { ...turbopack, rules: withCommonJsCatalogLoader(turbopack?.rules) },
} satisfies NextConfig;
