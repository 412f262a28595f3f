import { createRequire } from 'node:module';
import type { default as Sharp } from 'sharp';

const require = createRequire(import.meta.url);

/** Thirty megabytes. As CommonJS: its ES module uses syntax that Node 20.9 does not know. */
export const sharp = ((...given: unknown[]) => require('sharp')(...given)) as typeof Sharp;
