import { expect, test } from 'vitest';
import type { SiteSettings } from '../../contract/store.ts';
import { navStyle } from './nav-style.ts';

const styleOf = (data: object) =>
  navStyle({ global_content: [{ component: 'nav_bar', data }] } as unknown as SiteSettings);

test('the words of the menu have the preset that the shop chose, under its own size and colour (CHROME-024)', () => {
  expect(styleOf({}).preset).toEqual({});
  const { preset, style } = styleOf({ text_preset: 7, font_size: 18, text_colour: '#fedcba' });
  expect(preset).toEqual({ 'data-text': '7' });
  expect(style).toEqual({
    fontSize: 'var(--nav-size)',
    letterSpacing: undefined,
    textTransform: undefined,
    color: 'var(--nav-ink)',
  });
});
