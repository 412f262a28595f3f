import { z } from 'zod';

/** Lines with rows begin with a brace, all others with a hash. The trailer has a checksum. */
export const VERSION = 1;
export const MARK = '#';

export const line = z.union([
  z.object({ backup: z.literal(VERSION), made: z.string(), migration: z.string() }),
  z.object({ table: z.string().regex(/^[a-z_]+$/) }),
  z.object({ file: z.string().regex(/^[\w-]+(?:\/[\w-]+)*\.\w+$/), bytes: z.string() }),
  z.object({ end: z.literal(true), rows: z.number(), sha256: z.string() }),
]);

export type Line = z.infer<typeof line>;
