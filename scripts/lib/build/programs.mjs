/** Programs that the build bundles, because in production the source folder may be read-only. */
export const programsOfBuild = [
  'server/main.ts',
  'api/main/serve.ts',
  'api/main/shop.ts',
  'api/doctor/main.ts',
];
