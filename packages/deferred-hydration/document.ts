// The entry point for processes that send documents but render none. It excludes the parser of
// stylesheets.
export { DIGEST_LENGTH, type InlineCode, inlineCodeIn } from './server/document-tags';
