import { createRequire } from 'node:module';
import type { default as Sharp } from 'sharp';

const require = createRequire(import.meta.url);

/**
 * Loads sharp on first use, because it takes 30 MB of memory. It is required as CommonJS, because
 * its ES module uses syntax that Node 20.9 lacks (lib/node-20).
 */
export const sharp = ((...args: unknown[]) => require('sharp')(...args)) as typeof Sharp;
