import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MarkupIcon } from '@/components/ui/display/markup-icon';

function shown(markup: string) {
  return render(<MarkupIcon markup={markup} size={26} />).container.innerHTML;
}

test('renders an image under the media base by its URL', () => {
  expect(shown('<img src="/media/icons/laptop.svg" alt="x" onload="steal()">')).toMatch(
    /^<img width="26" height="26" [^>]*src="\/media\/icons\/laptop\.svg"[^>]*>$/,
  );
});

test('renders SVG markup as an image in which no script runs', () => {
  const html = shown('<svg onload="steal()"><path d="M0 0h9"/></svg>');
  expect(html).toMatch(/^<img [^>]*src="data:image\/svg\+xml,%3Csvg%20xmlns[^"<>]*"[^>]*>$/);
});

test.each([
  '<img src="https://elsewhere.example/a.svg">',
  '<img src="/media/a.svg"><script>steal()</script>',
  '<img src="javascript:steal()">',
  '<img src="//elsewhere.example/media/a.svg">',
  '',
])('renders nothing for other markup: %j', (markup) => {
  expect(shown(markup)).toMatch(/^<span style="[^"]*"><\/span>$/);
});
