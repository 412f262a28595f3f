import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { mask, NAME, type Passage } from '@/tools/prose/passage';

type Offset = { offset?: number | undefined };
type Positioned = { position?: { start: Offset; end: Offset } | undefined };

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Finds paragraphs, headings and table cells in Markdown. */
export function readMarkdown(source: string): Passage[] {
  const passages: Passage[] = [];
  visit(markdown.parse(source), (block, _index, parent) => {
    const isProse =
      block.type === 'paragraph' || block.type === 'heading' || block.type === 'tableCell';
    if (!isProse) return;
    const { start, end } = rangeOf(block);
    const pieces: string[] = [];
    let at = start;
    const push = (from: number, to: number, isText: boolean, by?: typeof NAME) => {
      pieces.push(mask(source.slice(at, from), /[\s\S]/g));
      const piece = source.slice(from, to);
      pieces.push(isText ? piece : mask(piece, /[\s\S]/g, by));
      at = to;
    };
    visit(block, (inline) => {
      const range = rangeOf(inline);
      if (inline.type === 'text') push(range.start, range.end, true);
      else if (inline.type === 'inlineCode' || inline.type === 'image')
        push(range.start, range.end, false, NAME);
    });
    pieces.push(mask(source.slice(at, end), /[\s\S]/g));
    const isHeader = parent?.type === 'tableRow' && isFirstRow(source, start);
    passages.push({
      kind: 'document',
      start,
      text: pieces.join(''),
      isLabel: block.type === 'heading' || isHeader,
    });
  });
  return passages;
}

/** Returns whether the next line is the row of dashes below a table header. */
function isFirstRow(source: string, start: number): boolean {
  const lineEnd = source.indexOf('\n', start);
  return lineEnd >= 0 && /^\s*\|?\s*:?-+/.test(source.slice(lineEnd + 1, lineEnd + 40));
}

function rangeOf({ position }: Positioned) {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
