import { formatPhone, phoneDigits } from './phone';

type Edit = {
  /** The text before the edit; `text` and `caret` are those after it. */
  before: string;
  text: string;
  caret: number;
  /** The side of the caret on which one character was deleted. */
  deletedSide?: 'left' | 'right' | undefined;
};

/** Formats what was typed or pasted as '+998 XX XXX-XX-XX' (S5-12). */
export function maskPhone(text: string): string {
  const typed = text.slice(Math.max(0, text.lastIndexOf('+')));
  return formatPhone(phoneDigits(typed)) || (/^\+(?:9(?:9(?:8 ?)?)?)?/.exec(typed)?.[0] ?? '');
}

/** The text after an edit, with the caret behind the same digit as before. */
export function editPhone(edit: Edit): { text: string; caret: number } {
  const { text, caret } = deleteDigitBeside(edit);
  const shown = maskPhone(text);
  if (caret >= text.length) return { text: shown, caret: shown.length };

  const digits = countDigits(text.slice(0, caret));
  const behind = new RegExp(`^(?:\\D*\\d){${digits}}`).exec(shown);
  return { text: shown, caret: behind ? behind[0].length : shown.length };
}

/** If only a separator was deleted, it comes back and the digit beside it is deleted. */
function deleteDigitBeside({ before, text, caret, deletedSide }: Edit): {
  text: string;
  caret: number;
} {
  const [left, right] = [text.slice(0, caret), text.slice(caret)];
  const isSeparator = deletedSide && maskPhone(text) === before && text.length < before.length;
  if (!isSeparator) return { text, caret };

  if (deletedSide === 'right') return { text: left + right.replace(/\d/, ''), caret };
  const shorter = left.replace(/\d\D*$/, '');
  return { text: shorter + right, caret: shorter.length };
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}
