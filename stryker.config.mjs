/**
 * The settings that all runs of `npm run mutation` share. `tools/mutation/main.mjs` adds files and
 * tests.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.config.ts' },
  plugins: ['./tools/mutation/mutation-runner.mjs', './tools/mutation/mutation-checker.mjs'],
  concurrency: 2,
  // The component and API tests take minutes on a busy machine.
  dryRunTimeoutMinutes: 20,
  // Names a missing file, because Stryker would rewrite tsconfig.json with the API of TypeScript 6.
  // Vitest reads the original.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  ignorePatterns: ['.next*', '.data', 'docs/images'],
  tempDirName: '.mutation/sandbox',
  jsonReporter: { fileName: '.mutation/report.json' },
  htmlReporter: { fileName: '.mutation/report.html' },
  reporters: ['json', 'html', 'progress-append-only'],
  warnings: { slow: false },
};
