import { parse } from 'postcss';
import { Lexer } from 'yaml';
import { mask, type Passage } from '@/tools/prose/passage';

/** Finds the comments of a stylesheet. */
export function readCss(source: string): Passage[] {
  const passages: Passage[] = [];
  parse(source).walkComments(({ source: place }) => {
    const start = place?.start?.offset ?? 0;
    const text = source.slice(start, place?.end?.offset ?? start);
    passages.push({ kind: 'comment', start, text: mask(text, /^\/\*+|\*+\/$|^[ \t]*\*/gm) });
  });
  return passages;
}

/** Finds the comments in a YAML file. */
export function readYaml(source: string): Passage[] {
  const comments: { start: number; text: string }[] = [];
  let at = 0;
  for (const token of new Lexer().lex(source)) {
    // The lexer adds tokens for documents and scalars that are not in the source.
    if (!source.startsWith(token, at)) continue;
    if (token.startsWith('#')) comments.push({ start: at, text: token });
    at += token.length;
  }
  return joinLines(source, comments);
}

/** Finds comments on lines of their own in shell, `.env`, nginx and SQL files, by their marker. */
export function readLines(source: string, marker: RegExp): Passage[] {
  const comments: { start: number; text: string }[] = [];
  let at = 0;
  for (const line of source.split('\n')) {
    const text = line.trimStart();
    const isComment = marker.test(text) && !/^#!|^[#;]\s*[A-Z_]+=/.test(text);
    if (isComment) comments.push({ start: at + line.length - text.length, text });
    at += line.length + 1;
  }
  return joinLines(source, comments);
}

/** Joins the comments on consecutive lines into one passage. */
function joinLines(source: string, comments: { start: number; text: string }[]): Passage[] {
  const passages: Passage[] = [];
  let end = -1;
  for (const { start, text } of comments) {
    const prose = mask(text, /^(?:#+|;+|--|\/\/)(?:\s*-+)?/);
    const last = passages.at(-1);
    const gap = source.slice(Math.max(end, 0), start);
    if (last && /^\n[ \t]*$/.test(gap)) last.text += gap + prose;
    else passages.push({ kind: 'comment', start, text: prose });
    end = start + text.length;
  }
  return passages;
}
