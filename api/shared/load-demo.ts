import type { ApiEnv } from './env';
import { codeOf, StartFailure } from './errors';
import type { Demo } from './ports';

/**
 * Loads `api/demo`, if enabled. Nothing else imports it, so that other shops do not need the
 * package.
 * @throws StartFailure when the package is missing.
 */
export async function loadDemo({ DEMO_SHOP }: Pick<ApiEnv, 'DEMO_SHOP'>): Promise<Demo | null> {
  if (!DEMO_SHOP) return null;
  try {
    const { demo } = await import('@/api/demo/demo');
    return demo;
  } catch (cause) {
    if (codeOf(cause) !== 'MODULE_NOT_FOUND') throw cause;
    const advice = 'run `npm install`, or set DEMO_SHOP=0';
    throw new StartFailure(`the demonstration package is missing: ${advice}`, { cause });
  }
}
