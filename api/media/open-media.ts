import { join } from 'node:path';
import type { ApiEnv } from '@/api/shared/env';
import { bucketStore } from './bucket-store';
import { folderStore } from './folder-store';
import type { MediaStore } from './media-store';

/** Opens the bucket of `S3_URL`, or a folder below `CHORSU_DATA`. */
export async function openMedia({ CHORSU_DATA, S3_URL }: ApiEnv): Promise<MediaStore> {
  return S3_URL ? bucketStore(S3_URL) : folderStore(join(CHORSU_DATA, 'media'));
}
