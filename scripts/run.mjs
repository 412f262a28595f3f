import { pathToFileURL } from 'node:url';
import { bundleOf } from './lib/bundle.mjs';

// `node scripts/run.mjs api/main/serve.ts …` becomes that program, with its arguments.
process.argv.splice(1, 1);
await import(pathToFileURL(await bundleOf(process.argv[1])).href);
