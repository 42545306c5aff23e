import { expect, it } from 'vitest';
import { sanitizeRichText } from './rich-text.ts';

it.each([
  ['<p>See <a href="/browse">all books</a></p>', '<p>See <a href="/browse">all books</a></p>'],
  ['<a href="anchor:hours">Hours</a>', '<a href="#hours">Hours</a>'],
  ['<a href="tel:+1 207 555">Call</a>', '<a href="tel:+1 207 555">Call</a>'],
  [
    '<a href="https://example.com" target="_blank" onclick="x()">Out</a>',
    '<a href="https://example.com" target="_blank" rel="noopener">Out</a>',
  ],
  ['<a href="javascript:alert(1)">no</a>', '<a>no</a>'],
  ['<a href="//evil.example">no</a>', '<a>no</a>'],
  ['<h1 style="color:red">Title</h1>', '<h2>Title</h2>'],
  ['<p onclick="x()">Hi</p><script>alert(1)</script><style>p{}</style>', '<p>Hi</p>'],
  ['<iframe src="https://example.com"></iframe><img src=x onerror=alert(1)>', ''],
  ['5 < 6 & 7', '5 &lt; 6 &amp; 7'],
  ['Come in.\r\n\r\nTea & cake\nfor all.\n', '<p>Come in.</p>\n<p>Tea &amp; cake<br />for all.</p>'],
  ['<p>Come in.</p>\n\n<p>Tea.</p>', '<p>Come in.</p>\n\n<p>Tea.</p>'],
])('makes of %s: %s', (written, shown) => {
  expect(sanitizeRichText(written)).toBe(shown);
});

it('does not show what is too long to be a text', () => {
  expect(sanitizeRichText('<b>'.repeat(100_000))).toBe('');
});
