/** @type {import('next').NextConfig} */
export default {
  // The library is published as TypeScript source.
  transpilePackages: ['deferred-hydration'],
  typescript: { ignoreBuildErrors: true },
};
