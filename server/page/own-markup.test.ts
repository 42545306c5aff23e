import { expect, it } from 'vitest';
import { ownMarkup } from './own-markup.ts';

it('keeps structure, classes and pictures', () => {
  const html =
    '<section class="a"><h3>Hi</h3><img src="/media/x/y.svg" alt="" /><a href="/browse">all</a></section>';
  expect(ownMarkup(html, '').html).toBe(
    '<section class="a"><h3>Hi</h3><img loading="lazy" src="/media/x/y.svg" alt="" /><a href="/browse">all</a></section>',
  );
});

it.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)" style="position:fixed" id="main">x</p>',
  '<iframe src="https://example.com"></iframe>',
  '<form action="https://example.com"><input name="card"></form>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)>',
  '</template></div><script>alert(1)</script>',
  '<style>body{display:none}</style><link rel=stylesheet href=//evil.example>',
  '<base href="https://evil.example">',
])('makes %s harmless', (html) => {
  const clean = ownMarkup(html, '').html;
  expect(clean).not.toMatch(
    /script|onclick|onerror|onload|iframe|<form|<input|style|<base|<link|template|id=/i,
  );
});

it('gives no style the means to end its element', () => {
  const { css } = ownMarkup('', 'p{color:red}</style><script>alert(1)</script>@import url(//evil.example);');
  expect(css).not.toContain('<');
  expect(css).not.toContain('@import');
  expect(css).toContain('p{color:red}');
});
