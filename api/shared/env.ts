import { z } from 'zod';
import { describeFaults, shapeOf, withoutBlank } from '@/lib/settings/all';
import { StartFailure } from './errors';

const env = z.object(shapeOf('api', 'mock'));

export type ApiEnv = Omit<z.infer<typeof env>, 'SITE_URL'> & { SITE_URL: string };

/**
 * Reads the API's settings from the environment.
 *
 * @param given - Settings that take precedence over the environment.
 * @throws StartFailure when a setting is invalid.
 */
export function readEnv(given: NodeJS.Dict<string> = {}): ApiEnv {
  const parsed = env.safeParse({ ...withoutBlank(process.env), ...withoutBlank(given) });
  if (!parsed.success) throw new StartFailure(describeFaults(parsed.error));
  const { SITE_URL = 'http://localhost:3000', ...rest } = parsed.data;
  return { ...rest, SITE_URL };
}
