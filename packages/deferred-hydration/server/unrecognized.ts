/** The part of a document that is not in a known form. */
export type UnrecognizedKind =
  | 'classNames'
  | 'document'
  | 'inlineScript'
  | 'scriptTag'
  | 'stylesheet';

/** Why a document is sent as Next rendered it. `detail` is its unknown part, or an error message. */
export type Unrecognized = { kind: UnrecognizedKind; detail: string };
