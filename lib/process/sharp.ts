import { createRequire } from 'node:module';
import type { default as Sharp } from 'sharp';

const require = createRequire(import.meta.url);

/**
 * The picture library, loaded with the first picture: it takes thirty megabytes. As CommonJS,
 * because its ES module uses syntax that Node 20.9 does not know.
 */
export const sharp = ((...given: unknown[]) => require('sharp')(...given)) as typeof Sharp;
