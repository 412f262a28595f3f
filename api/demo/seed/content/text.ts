import type { Text } from '@/api/demo/seed/department';

/** Builds a text in two languages. */
export const t = (uz: string, ru: string): Text => ({ uz, ru });

export const h2 = (text: string): string => `<h2>${text}</h2>`;

export const p = (text: string): string => `<p>${text}</p>`;

export const ul = (...items: string[]): string => `<ul>${listed(items)}</ul>`;

export const ol = (...items: string[]): string => `<ol>${listed(items)}</ol>`;

/** Builds a table. The first row is the header; cells are separated by a bar. */
export function table(head: string, ...rows: string[]): string {
  const cells = (row: string, tag: string) =>
    row
      .split('|')
      .map((cell) => `<${tag}>${cell.trim()}</${tag}>`)
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Joins blocks of HTML, and keeps numbers with digit groups on one line. */
export const page = (...blocks: string[]): string =>
  blocks.join('').replace(/(\d) (?=\d{3}(?![\d-]))/g, '$1\u00a0');

function listed(items: string[]): string {
  return items.map((item) => `<li>${item}</li>`).join('');
}
