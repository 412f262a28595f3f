import { root } from '../../../../scripts/lib/root.mjs';

/** The configuration of an app without shop code, which shows the weight of Next itself. */
export default { turbopack: { root } };
