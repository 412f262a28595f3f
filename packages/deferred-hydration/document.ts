// Excludes the parser of stylesheets, for processes that send documents but render none.
export { DIGEST_LENGTH, type InlineCode, inlineCodeIn } from './server/document-tags';
