import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';

type Span = { start: number; length: number };
type Icon = { body: string; width: number; height: number };

export type Box = { left: number; top: number; width: number; height: number };

const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
const ENTRY = Buffer.from('\n\t\t"');
const ENTRY_END = Buffer.from('\n\t\t}');
const FRAME = 32;

let index: Map<string, Span> | null = null;

export function hasSubject(name: string): boolean {
  return spans().has(name);
}

export function subjectBox(name: string): Box {
  const { width, height } = readIcon(name);
  return { left: 0, top: 0, width, height };
}

export function subjectSvg(name: string, size: number, part?: Box): string {
  const { body, width, height } = readIcon(name);
  const box = part ?? { left: 0, top: 0, width, height };
  const scale = size / Math.max(box.width, box.height);
  const view = `${box.left} ${box.top} ${box.width} ${box.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(box.width * scale)}" height="${Math.round(box.height * scale)}" viewBox="${view}">${body}</svg>`;
}

// The set is one file of 100 MB: parsed whole it would hold several times that in memory.
function spans(): Map<string, Span> {
  index ??= findSpans(readFileSync(file));
  return index;
}

function findSpans(bytes: Buffer): Map<string, Span> {
  const found = new Map<string, Span>();
  const last = bytes.indexOf('\n\t"aliases"');
  let at = bytes.indexOf(ENTRY);
  while (at !== -1 && at < last) {
    const nameStart = at + ENTRY.length;
    const nameEnd = bytes.indexOf('"', nameStart);
    const start = bytes.indexOf('{', nameEnd);
    const end = bytes.indexOf(ENTRY_END, nameEnd) + ENTRY_END.length;
    found.set(bytes.toString('latin1', nameStart, nameEnd), { start, length: end - start });
    at = bytes.indexOf(ENTRY, end);
  }
  return found;
}

function readIcon(name: string): Icon {
  const span = spans().get(name);
  if (!span) throw new Error(`no such subject: ${name}`);
  const bytes = Buffer.alloc(span.length);
  const handle = openSync(file, 'r');
  readSync(handle, bytes, 0, span.length, span.start);
  closeSync(handle);
  return { width: FRAME, height: FRAME, ...JSON.parse(bytes.toString()) };
}
