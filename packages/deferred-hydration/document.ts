// Without the parser of stylesheets, for a process that sends documents and renders none.
export { DIGEST_LENGTH } from './server/digest';
export { type InlineCode, inlineCodeIn } from './server/document-tags';
