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
