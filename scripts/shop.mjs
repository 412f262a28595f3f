import { readEnvFile } from './lib/settings.mjs';

// Reads .env first: otherwise the tool would open, or create, another shop than `npm start` runs.
readEnvFile();
process.argv.splice(2, 0, 'api/main/shop.ts');
await import('./run.mjs');
