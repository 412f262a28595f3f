/** The kind of part that has an unknown form. */
export type UnrecognizedKind =
  | 'classNames'
  | 'document'
  | 'inlineScript'
  | 'scriptTag'
  | 'stylesheet';

/**
 * The reason why a document is sent unchanged. `detail` is its unknown part or an error message.
 */
export type Unrecognized = { kind: UnrecognizedKind; detail: string };
