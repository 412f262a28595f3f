import { join } from 'node:path';
import type { ApiEnv } from '@/api/shared/env';
import { bucketStore } from './bucket-store';
import { folderStore } from './folder-store';

export type MediaFile = { path: string; bytes: number };

/** Uploads, imported pictures and drawings, by their path under the media base. */
export type MediaStore = {
  read: (path: string) => Promise<Buffer | null>;
  has: (path: string) => Promise<boolean>;
  /** The whole file or nothing is there. */
  write: (path: string, bytes: Buffer) => Promise<void>;
  /** What is not there is removed already. */
  remove: (path: string) => Promise<void>;
  /** All files below a folder. */
  list: (folder: string) => Promise<MediaFile[]>;
};

export async function openMedia({ CHORSU_DATA, S3_URL }: ApiEnv): Promise<MediaStore> {
  return S3_URL ? bucketStore(S3_URL) : folderStore(join(CHORSU_DATA, 'media'));
}
