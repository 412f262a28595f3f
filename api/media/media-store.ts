import { join } from 'node:path';
import type { ApiEnv } from '@/api/shared/env';
import { bucketStore } from './bucket-store';
import { folderStore } from './folder-store';

export type MediaFile = { path: string; bytes: number };

/** Stores uploads, imported images and drawings by their path below the media base. */
export type MediaStore = {
  read: (path: string) => Promise<Buffer | null>;
  has: (path: string) => Promise<boolean>;
  /** Writes the whole file or nothing. */
  write: (path: string, bytes: Buffer) => Promise<void>;
  /** Deletes a file. Idempotent. */
  remove: (path: string) => Promise<void>;
  /** Lists all files below a folder. */
  list: (folder: string) => Promise<MediaFile[]>;
};

/** Opens the bucket of `S3_URL`, or a folder below `CHORSU_DATA`. */
export async function openMedia({ CHORSU_DATA, S3_URL }: ApiEnv): Promise<MediaStore> {
  return S3_URL ? bucketStore(S3_URL) : folderStore(join(CHORSU_DATA, 'media'));
}
