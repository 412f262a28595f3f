import { resolve } from 'node:path';

/** What Next itself weighs: the same version, nothing of ours. */
export default { turbopack: { root: resolve(import.meta.dirname, '../../..') } };
