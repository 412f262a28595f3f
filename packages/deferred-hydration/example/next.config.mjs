/** @type {import('next').NextConfig} */
export default {
  // The library is published as TypeScript.
  transpilePackages: ['deferred-hydration'],
  typescript: { ignoreBuildErrors: true },
};
