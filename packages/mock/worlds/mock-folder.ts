import { join } from 'node:path';
import type { ApiEnv } from '@/api/shared/env';

export function mockFolder({ CHORSU_DATA }: ApiEnv): string {
  return join(CHORSU_DATA, 'mock');
}
