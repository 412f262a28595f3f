/** The part of a document whose structure is unknown. */
export type UnrecognizedKind =
  | 'classNames'
  | 'document'
  | 'inlineScript'
  | 'scriptTag'
  | 'stylesheet';

/**
 * The reason why a document is sent unchanged. `detail` is the unknown part of the document or an
 * error message.
 */
export type Unrecognized = { kind: UnrecognizedKind; detail: string };
