import sanitizeHtml from 'sanitize-html';
import { expect, test } from 'vitest';
import { safeHtml } from '@/lib/domain/text/safe-html';

test.each([
  '<p>a <strong>b</strong> <b>c</b> <em>d</em> <i>e</i> <s>f</s> H<sub>2</sub>O m<sup>2</sup></p>',
  '<h2>a</h2><h3>b</h3><h4>c</h4><blockquote>d</blockquote><pre><code>e</code></pre>',
  '<ul><li>a</li></ul><ol><li>b</li></ol>a<br />b<hr />',
  '<figure><img src="/media/a.webp" alt="b" width="1" height="2" loading="lazy" /><figcaption>c</figcaption></figure>',
  '<table><caption>a</caption><thead><tr><th colspan="2" rowspan="1" scope="col">b</th></tr></thead><tbody><tr><td colspan="1" rowspan="2">c</td></tr></tbody></table>',
  '<a href="https://shop.test" title="a">b</a><a href="http://shop.test">c</a>',
  '<a href="tel:+998901234567">a</a><a href="mailto:a@shop.test">b</a><a href="/about">c</a>',
])('keeps the allowed HTML %s', (html) => {
  expect(sanitizeHtml(html, safeHtml)).toBe(html);
});

test.each([
  ['<script>a</script><style>b</style><iframe src="/c"></iframe>', ''],
  ['<h1 onclick="a">b</h1><div class="c">d</div>', 'bd'],
  ['<p style="color:red" id="a">b</p>', '<p>b</p>'],
  ['<a href="javascript:a()">b</a>', '<a>b</a>'],
  ['<a href="//evil.test">a</a>', '<a>a</a>'],
  ['<img src="https://evil.test/a.png" />', '<img />'],
  ['<img src="//evil.test/a.png" />', '<img />'],
])('sanitizes %j to %j', (html, left) => {
  expect(sanitizeHtml(html, safeHtml)).toBe(left);
});
