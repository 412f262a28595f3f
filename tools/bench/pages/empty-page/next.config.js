import { resolve } from 'node:path';

/** Measures the weight of Next itself: the same version without any code of the shop. */
export default { turbopack: { root: resolve(import.meta.dirname, '../../..') } };
