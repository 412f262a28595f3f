import { z } from 'zod';
import { trimBlank } from '@/lib/domain/text/blank-text';
import { plainLine, plainText } from '@/lib/domain/text/plain-text';

/**
 * A single line of typed text. Control characters are removed, because a terminal or a page could
 * interpret them.
 *
 * Text without visible characters becomes `''`, so that `min(1)` rejects it. Browser forms and the
 * API use the same schema.
 */
export const typedLine = z.string().overwrite((text) => trimBlank(plainLine(text)));
/** Like `typedLine`, but for multi-line text. */
export const typedText = z.string().overwrite((text) => trimBlank(plainText(text)));
