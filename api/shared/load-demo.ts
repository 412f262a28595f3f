import type { ApiEnv } from './env';
import { codeOf, StartFailure } from './errors';
import type { Demo } from './ports';

/** The only way into `api/demo`: a shop without the demonstration needs neither it nor its package. */
export async function loadDemo({ DEMO_SHOP }: Pick<ApiEnv, 'DEMO_SHOP'>): Promise<Demo | null> {
  if (!DEMO_SHOP) return null;
  try {
    const { demo } = await import('@/api/demo/demo');
    return demo;
  } catch (cause) {
    if (codeOf(cause) !== 'MODULE_NOT_FOUND') throw cause;
    const advice = 'install it with `npm install`, or set DEMO_SHOP=0';
    throw new StartFailure(`the package of the demonstration shop is missing: ${advice}`, {
      cause,
    });
  }
}
