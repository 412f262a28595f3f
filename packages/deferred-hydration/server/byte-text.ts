/**
 * Returns a string with one character for each byte of a UTF-8 document.
 *
 * The tags that the library looks for are ASCII. Decoding a page of 130 kB and encoding it again
 * takes 0.6 to 1.0 ms of processor time, while all other work on it takes 1.1 to 1.7 ms.
 */
export function toByteText(bytes: Buffer): string {
  return bytes.toString('latin1');
}

export function toBytes(byteText: string): Buffer {
  return Buffer.from(byteText, 'latin1');
}

/** Returns the text that the bytes encode. */
export function decoded(byteText: string): string {
  return beyondAscii.test(byteText) ? toBytes(byteText).toString() : byteText;
}

const beyondAscii = /[\x80-\xff]/;
