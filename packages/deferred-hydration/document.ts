// Without the parser of stylesheets, for a process that sends documents and renders none.
export { DIGEST_LENGTH, type InlineCode, inlineCodeIn } from './server/document-tags';
