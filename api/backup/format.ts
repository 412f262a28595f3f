import { z } from 'zod';

/**
 * A backup is compressed lines of text: a header; for each table its name and its rows as JSON of the
 * database; the uploaded files; and a trailer with the count and a checksum. Lines of rows begin with
 * a brace, all others with a hash.
 */
export const VERSION = 1;
export const MARK = '#';

export const line = z.union([
  z.object({ backup: z.literal(VERSION), made: z.string(), migration: z.string() }),
  z.object({ table: z.string().regex(/^[a-z_]+$/) }),
  z.object({ file: z.string().regex(/^[\w-]+(?:\/[\w-]+)*\.\w+$/), bytes: z.string() }),
  z.object({ end: z.literal(true), rows: z.number(), sha256: z.string() }),
]);

export type Line = z.infer<typeof line>;
