import { createRequire } from 'node:module';
import type { default as Sharp } from 'sharp';

/** Loaded as CommonJS: its ES module uses syntax that Node 20.9 does not know. */
export const sharp: typeof Sharp = createRequire(import.meta.url)('sharp');
