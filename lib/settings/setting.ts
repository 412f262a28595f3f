import { z } from 'zod';

/** A program that reads settings. */
export type Reader = 'storefront' | 'api' | 'mock' | 'commands' | 'build' | 'tests';

/** An environment variable, declared once for the programs, the documents and the doctor. */
export type Setting = {
  schema: z.ZodType;
  readBy: readonly Reader[];
  /** One or more whole sentences for an operator. */
  meaning: string;
  /** Replaces the schema's default in the documents if it is computed or generated. */
  shownDefault?: string;
  isSecret?: true;
  /** Marks provider account settings. In production, a shop with any of them counts as live. */
  isOfProvider?: true;
};

/**
 * Preserves the literal types of a group of settings, because the types of the programs' settings
 * are derived from them.
 */
export function settings<const Group extends Record<string, Setting>>(group: Group): Group {
  return group;
}

export const wholeNumber = z.coerce.number().int().nonnegative();
export const port = wholeNumber.max(65_535);
export const optionalPort = z.coerce.number().int().positive().max(65_535).optional();
/** A secret of at least 16 characters. */
export const secret = z.string().min(16).optional();
export const httpAddress = z.url({ protocol: /^https?$/ });
export const text = z.string().optional();
/** A switch that is off by default; accepts `1`, `true`, `yes`, `on` and their opposites. */
export const off = z.stringbool().default(false);
/** A switch that is on by default; accepts the same values as `off`. */
export const on = z.stringbool().default(true);
