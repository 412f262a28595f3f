import { z } from 'zod';

/**
 * A backup is lines of text, compressed: a head, then for each table its name and its rows as the
 * database writes them in JSON, the uploaded files, and an end that counts and vouches for all of
 * it. A row's line begins with a brace, every other with a hash.
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
