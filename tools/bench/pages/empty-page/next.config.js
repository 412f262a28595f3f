import { resolve } from 'node:path';

/** The configuration of an app without shop code, which shows the weight of Next itself. */
export default { turbopack: { root: resolve(import.meta.dirname, '../../../..') } };
