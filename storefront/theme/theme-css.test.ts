import { describe, expect, test } from 'vitest';
import { lakeshore } from '../../demo/themes/lakeshore.ts';
import { tidewater } from '../../demo/themes/tidewater.ts';
import { themeCss, themeProblems } from './theme-css.ts';

describe('themeCss', () => {
  test('is one rule on the root that holds every token', () => {
    const css = themeCss({});
    expect(css).toMatch(/^:root\{[^{}]*\}$/);
    expect(css).toContain('--ground:#f7f3ea');
    expect(css).toContain('--font-heading:"Fraunces"');
  });

  test('takes what the store set, the fonts of its pair included', () => {
    const css = themeCss({ accent: 'hsl(160 50% 24%)', 'text-2-weight': '700' }, 'outfit');
    expect(css).toContain('--accent:hsl(160 50% 24%)');
    expect(css).toContain('--text-2-weight:700');
    expect(css).toContain('--font-heading:"Outfit"');
  });

  test.each([
    'red;} body{display:none',
    '#fff}</style><script>alert(1)</script>',
    'url(https://elsewhere.example/x)',
    '#fff/**/',
    'rgb(0 0 0);background:url(x)',
    'expression(alert(1))',
    'var(--x);color:red',
    '\\3c script',
    '#12345',
    `${'#ffffff'.repeat(60)}`,
    '',
  ])('keeps the default instead of %j', (hostile) => {
    const css = themeCss({ accent: hostile, 'button-1-ink': hostile });
    expect(css).toBe(themeCss({}));
  });

  test.each([
    ['font-heading', 'Georgia, url(x)'],
    ['font-heading', '"a";}*{color:red'],
    ['font-heading', '"Frau\\"nces"'],
    ['radius-control', 'calc(1px + 1px)'],
    ['radius-control', '4px;color:red'],
    ['shadow-float', '0 0 4px red, url(x)'],
    ['heading-weight', 'bold}'],
    ['heading-transform', 'inherit;'],
    ['text-9-ink', '#000'],
    ['text-1-position', 'fixed'],
    ['__proto__', '#000'],
    ['constructor', '#000'],
    ['ground:red;--x', '#000'],
  ])('ignores %s = %s and says so', (name, value) => {
    const theme = Object.fromEntries([[name, value]]);
    expect(themeCss(theme)).toBe(themeCss({}));
    expect(themeProblems(theme)).toHaveLength(1);
  });

  test('declares a dark page as dark, so that the browser draws its own parts to match', () => {
    expect(themeCss({ ground: '#1b1a18' })).toContain('color-scheme:dark');
    expect(themeCss({})).toContain('color-scheme:light');
  });

  test.each([
    ['Tidewater', tidewater],
    ['Lakeshore', lakeshore],
  ])('every value of the %s theme counts', (_, theme) => {
    expect(themeProblems(theme)).toEqual([]);
  });
});
