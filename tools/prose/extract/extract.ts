import { basename, extname } from 'node:path';
import { type Passage, splitParagraphs } from '@/tools/prose/passage';
import { readCss, readLines, readYaml } from './comments';
import { readMarkdown } from './markdown';
import { readScript } from './script';

const SCRIPT = /^\.[cm]?[jt]sx?$/;
const HASH_FILES =
  /^(?:\.(?:env.*|dockerignore|gitignore|npmrc|editorconfig)|.*\.env\.example|.*Dockerfile|run)$/;
const HASH = /^\.(?:sh|py|conf|cfg|ini|service|vcl|example|toml)$/;
/**
 * Matches generated files, the shop's texts in Uzbek and Russian, and the specification, whose text
 * must not be changed.
 */
const EXCLUDED =
  /^(?:docs\/specification\.md|api\/db\/migrations|lib\/contract\/shapes|public|api\/demo\/(?:seed|renders)|messages|api\/db\/seed\/regions)\b|^packages\/mock\/control\.ts$|next-env\.d\.ts$/;

export function isChecked(path: string): boolean {
  return !EXCLUDED.test(path) && readerOf(path) !== undefined;
}

/** Returns the prose of a file, in paragraphs. */
export function extract(path: string, source: string): Passage[] {
  return readerOf(path)?.(path, source).flatMap(splitParagraphs) ?? [];
}

function readerOf(path: string): ((path: string, source: string) => Passage[]) | undefined {
  const extension = extname(path);
  if (SCRIPT.test(extension)) return readScript;
  if (extension === '.md') return (_, source) => readMarkdown(source);
  if (extension === '.css') return (_, source) => readCss(source);
  if (/^\.ya?ml$/.test(extension)) return (_, source) => readYaml(source);
  if (extension === '.sql') return (_, source) => readLines(source, /^--/);
  if (HASH.test(extension) || HASH_FILES.test(basename(path)))
    return (_, source) => readLines(source, /^[#;]/);
  return undefined;
}
