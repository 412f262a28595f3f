import { readEnvFile } from './lib/settings.mjs';

// Reads .env first, because otherwise the tool would open, or create, a different shop than `npm
// start`.
readEnvFile();
process.argv.splice(2, 0, 'api/main/shop.ts');
await import('./run.mjs');
