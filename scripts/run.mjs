import { pathToFileURL } from 'node:url';
import { bundleOf, endBundler } from './lib/build/bundle.mjs';

// `node scripts/run.mjs api/main/serve.ts …` runs that program with its arguments.
const bundle = await bundleOf(process.argv[2]);
await endBundler();
process.argv.splice(1, 2, bundle);
await import(pathToFileURL(bundle).href);
