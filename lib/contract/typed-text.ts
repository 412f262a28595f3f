import { z } from 'zod';
import { trimBlank } from '@/lib/domain/text/blank-text';
import { plainLine, plainText } from '@/lib/domain/text/plain-text';

/**
 * One line that a shopper types, without control characters, which a terminal or a page would obey.
 * A text of which nobody sees anything is `''`, so that `min(1)` refuses it. The forms of the browser
 * and the API read it alike.
 */
export const typedLine = z.string().overwrite((text) => trimBlank(plainLine(text)));
/** Like `typedLine`, of several lines. */
export const typedText = z.string().overwrite((text) => trimBlank(plainText(text)));
