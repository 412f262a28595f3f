import { readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { API_BASE, IMAGE_WIDTHS, LOCALES, MEDIA_BASE } from './lib/constants';
import { envServer } from './lib/env.server';
import { withCommonJsCatalogLoader } from './lib/next/catalog-loader-rules';

const settings: NextConfig = {
  distDir: envServer.CHORSU_DIST,
  // One commit has one id, wherever it is built (docs/decisions/074).
  generateBuildId: () => envServer.BUILD_ID ?? null,
  poweredByHeader: false,
  // The storefront's own server compresses each page once (docs/decisions/005).
  compress: false,
  // Not served: scripts/lib/build/next-build.mjs moves them away for the tests of the first load.
  productionBrowserSourceMaps: true,
  reactStrictMode: true,
  // `npm run types` checks the whole tree; a start need not do so again.
  typescript: { ignoreBuildErrors: true },
  // The middleware answers every untidy path with one redirect, this one included.
  skipTrailingSlashRedirect: true,
  devIndicators: false,
  compiler: { define: { GLOBAL_ERROR_TEXTS: globalErrorTexts() } },
  // Elsewhere the storefront's own server hands these on.
  rewrites: async () =>
    envServer.NODE_ENV === 'development'
      ? [{ source: `${API_BASE}/:path*`, destination: `${envServer.API_URL}${API_BASE}/:path*` }]
      : [],
  // Metadata is in the head for everyone: nothing streams.
  htmlLimitedBots: /.*/,
  experimental: {
    // The router guesses routes and shared segments with these: of no use where every page is
    // rendered for its own address, and code in every page's first load.
    optimisticRouting: false,
    prefetchInlining: false,
    varyParams: false,
    // A check for CDNs that ignore Vary. Ours reads the router's headers itself (record 039).
    validateRSCRequestHeaders: false,
    // Small scripts compress worse than large ones: 2.7 kB a page. What dialogs share stays apart.
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
    // Pictures asked for longest ago are drawn again.
    maximumDiskCacheSize: 256 * 1024 * 1024,
  },
};

/** The texts of `app/global-error.tsx` as JSON, those of the default language first. */
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
    // Compiled while building: the browser gets no parser of messages.
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

const { turbopack, ...rest } = withMessages(settings);

export default {
  ...rest,
  turbopack: { ...turbopack, rules: withCommonJsCatalogLoader(turbopack?.rules) },
} satisfies NextConfig;
