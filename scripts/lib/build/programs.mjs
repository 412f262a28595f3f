/** Programs that the build bundles. Where they run, nobody may write next to their sources. */
export const programsOfBuild = [
  'server/main.ts',
  'api/main/serve.ts',
  'api/main/shop.ts',
  'api/doctor/main.ts',
];
