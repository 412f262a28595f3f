import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { withCommonJsCatalogLoader } from './lib/next/catalog-loader-rules';
import { settings } from './next.settings';

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
