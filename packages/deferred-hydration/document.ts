// The entry point for processes that send documents but do not render them. It excludes the
// stylesheet parser.
export { DIGEST_LENGTH, type InlineCode, inlineCodeIn } from './server/document-tags';
