/** Programs that the build bundles: in production, the folder of the sources may be read-only. */
export const programsOfBuild = [
  'server/main.ts',
  'api/main/serve.ts',
  'api/main/shop.ts',
  'api/doctor/main.ts',
];
