import { join } from 'node:path';
import type { ApiEnv } from './env';

export function mediaFolder({ CHORSU_DATA }: ApiEnv): string {
  return join(CHORSU_DATA, 'media');
}
