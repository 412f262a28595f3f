import { createRequire } from 'node:module';
import type { default as Sharp } from 'sharp';

/** As CommonJS: its ES module has syntax that Node 20.9 does not know. */
export const sharp: typeof Sharp = createRequire(import.meta.url)('sharp');
