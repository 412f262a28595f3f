import { readEnvFile } from './lib/settings.mjs';

// Otherwise the tool would work on another shop than `npm start` runs, and make it where none is.
readEnvFile();
process.argv.splice(2, 0, 'api/main/shop.ts');
await import('./run.mjs');
