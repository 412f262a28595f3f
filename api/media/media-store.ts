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
