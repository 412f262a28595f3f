import { z } from 'zod';

/**
 * The version of the format. Row lines begin with a brace, all other lines with a hash sign. The
 * last line contains a checksum.
 */
export const VERSION = 2;
export const MARK = '#';

export const picturePath = z.string().regex(/^[\w-]+(?:\/[\w-]+)*\.\w+$/);

export const line = z.union([
  z.object({
    backup: z.union([z.literal(1), z.literal(VERSION)]),
    made: z.string(),
    migration: z.string(),
  }),
  z.object({ table: z.string().regex(/^[a-z_]+$/) }),
  /** Version 1: the bytes of an image, in base64. */
  z.object({ file: picturePath, bytes: z.string() }),
  /** An image in the folder next to the backup, and its size in bytes. */
  z.object({ picture: picturePath, bytes: z.number() }),
  z.object({ end: z.literal(true), rows: z.number(), sha256: z.string() }),
]);

export type Line = z.infer<typeof line>;

/** The first line of a backup in a newer format. Only its `backup` key is guaranteed to exist. */
export const laterHead = z.object({ backup: z.number().gt(VERSION) });
