import { expect, test } from 'vitest';
import { cleanHtml, plainText } from '@/lib/server/sanitize';

test('wraps a table in an element that scrolls, also by keyboard', () => {
  expect(cleanHtml('<table><tr><td>1</td></tr></table>')).toBe(
    '<div data-wide tabindex="0"><table><tr><td>1</td></tr></table></div>',
  );
});

test('separates the text of table cells', () => {
  const table =
    '<p>Bor</p><table><tr><th>Filial</th><th>Manzil</th></tr><tr><td>Chorsu</td></tr></table>';
  expect(plainText(table)).toBe('Bor Filial Manzil Chorsu');
});

test('closes the scrolling element around a table that has no closing tag', () => {
  const clean = cleanHtml('<table><tr><td>1</td></tr><p>2</p>');
  expect(clean.match(/<div/g)?.length).toBe(clean.match(/<\/div>/g)?.length);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://example.com"></iframe>',
  '<div data-wide style="position:fixed" tabindex="0">x</div>',
  '<table onclick="alert(1)"></table>',
])('removes scripts, frames, styles and event handlers: %s (S2-97)', (html) => {
  expect(cleanHtml(html)).not.toMatch(/script|onerror|onclick|iframe|style=|javascript:/);
});

test('inserts no-break spaces before units in text, but not in attributes', () => {
  expect(cleanHtml('<p>40 mm, <b>15 × 20 sm</b></p><a href="/a" title="40 mm">b</a>')).toBe(
    '<p>40\u00a0mm, <b>15\u00a0×\u00a020\u00a0sm</b></p><a href="/a" title="40 mm">b</a>',
  );
});
