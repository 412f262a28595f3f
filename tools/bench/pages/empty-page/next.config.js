import { resolve } from 'node:path';

/** An app that shows the weight of Next itself: the same version without any code of the shop. */
export default { turbopack: { root: resolve(import.meta.dirname, '../../..') } };
