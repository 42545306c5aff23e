import { describe, expect, it } from 'vitest';
import { fc } from '../../../test/properties.ts';
import { htmlFromPlain, sanitizeHtml } from './sanitize.ts';

describe('sanitizeHtml', () => {
  it.each([
    ['<p>Plain <em>and</em> <strong>bold</strong></p>', '<p>Plain <em>and</em> <strong>bold</strong></p>'],
    ['<p onclick="x()" class="a">Hi</p>', '<p>Hi</p>'],
    ['<script>alert(1)</script><p>Hi</p><style>p{}</style>', '<p>Hi</p>'],
    ['<p>Hi<img src=x onerror=alert(1)></p>', '<p>Hi</p>'],
    [
      '<a href="https://example.com/a?b=1&amp;c=2" target="_blank">x</a>',
      '<p><a href="https://example.com/a?b=1&amp;c=2">x</a></p>',
    ],
    ['<a href="mailto:a@example.com">x</a>', '<p><a href="mailto:a@example.com">x</a></p>'],
    ['<a href="javascript:alert(1)">x</a>', '<p><a>x</a></p>'],
    ['<a href=" java&#10;script:alert(1)">x</a>', '<p><a>x</a></p>'],
    ['<a href="//evil.example">x</a>', '<p><a>x</a></p>'],
    ['<h1>Big</h1><div>One</div><div>Two</div>', '<h3>Big</h3><p>One</p><p>Two</p>'],
    ['<div><p>One</p></div>', '<p>One</p>'],
    ['one<br>two<BR/>three', '<p>one<br />two<br />three</p>'],
    ['<p>open <em>never closed', '<p>open <em>never closed</em></p>'],
    ['<b>crossed <i>tags</b></i>', '<p><b>crossed <i>tags</i></b></p>'],
    ['<p>caf&eacute; &amp; &lt;3</p>', '<p>café &amp; &lt;3</p>'],
    ['<p>\n  far   apart\n</p>\n<p>&nbsp;</p>', '<p>far apart</p>'],
    ['<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
    ['<p><br/></p>', ''],
    ['', ''],
  ])('%j becomes %j', (html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
  });

  it('keeps the words of a text that is nested beyond reason', () => {
    expect(sanitizeHtml(`${'<b>'.repeat(100_000)}words`)).toBe('<p>words</p>');
    expect(sanitizeHtml(`${'<div><b>'.repeat(500)}words`)).toContain('words');
  });

  it('lets nothing pass but its own tags, and changes nothing the second time', () => {
    const parts = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<script>',
      '</script',
      '<a href="',
      'javascript:x',
      '">',
      '<svg onload=x>',
      '&lt;',
      '&',
      '<',
      '>',
      'text',
      ' ',
      '<br>',
      '<ul><li>',
      '<!--',
      '-->',
      '<![CDATA[',
      '</h1><h1>',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 25 }), (pieces) => {
        const clean = sanitizeHtml(pieces.join(''));
        const foreign = clean.replace(/<\/?(?:p|em|i|strong|b|ul|ol|li|blockquote|h[3-6]|a)>|<br \/>/g, '');
        expect(foreign.replace(/<a href="(?:https?:|mailto:)[^"<>]*">/g, '')).not.toMatch(/[<>]/);
        expect(sanitizeHtml(clean)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('htmlFromPlain', () => {
  it('escapes, and makes paragraphs of what blank lines part', () => {
    expect(htmlFromPlain(' Tom & Jerry <3\n\nmore\r\n\r\n\n')).toBe(
      '<p>Tom &amp; Jerry &lt;3</p>\n<p>more</p>',
    );
  });

  it('joins lines that a margin broke, and keeps those that are paragraphs', () => {
    expect(htmlFromPlain('a short line\ngoes on')).toBe('<p>a short line goes on</p>');
    const long = 'word '.repeat(40).trim();
    expect(htmlFromPlain(`${long}\nmore`)).toBe(`<p>${long}</p>\n<p>more</p>`);
  });

  it('keeps lines on demand', () => {
    expect(htmlFromPlain('One\nTwo', 'kept')).toBe('<p>One<br />Two</p>');
  });

  it('gives nothing for nothing', () => {
    expect(htmlFromPlain(' \n ')).toBe('');
  });
});
