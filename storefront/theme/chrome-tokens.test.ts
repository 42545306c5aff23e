import { expect, it } from 'vitest';
import type { SiteSettings } from '../../contract/store.ts';
import { chromeTokens } from './chrome-tokens.ts';
import { themeCss } from './theme-css.ts';

type Content = SiteSettings['global_content'];
const content = (parts: Record<string, object>): Content =>
  Object.entries(parts).map(([component, data]) => ({
    component,
    data: data as Content[number]['data'],
    container: true,
    visibility: 'all',
    start_date: null,
    end_date: null,
    expiry_action: '',
    date_created: null,
    date_changed: null,
    can_delete: false,
  }));
const css = (parts: Record<string, object>) => themeCss(chromeTokens(content(parts)));

it('puts what the menu bar says about its looks into the theme (CHROME-024 to CHROME-028) (APP-006, BLOCK-090)', () => {
  const sheet = css({
    nav_bar: {
      text_colour: '#fedcba',
      background_colour: '#123456',
      selected_text_colour: '#00ff01',
      selected_background_colour: '#00ff02',
      letter_spacing: 1.5,
      selected_underline_colour: '#00ff03',
      selected_underline_thickness: 4,
      spacing: 32,
      font_size: 18,
      transform: 'uppercase',
    },
  });
  expect(sheet).toContain('--nav-ink:#fedcba');
  expect(sheet).toContain('--nav-ground:#123456');
  expect(sheet).toContain('--nav-ink-selected:#00ff01');
  expect(sheet).toContain('--nav-ground-selected:#00ff02');
  expect(sheet).toContain('--nav-tracking:1.5px');
  expect(sheet).toContain('--nav-underline:#00ff03');
  expect(sheet).toContain('--nav-underline-width:4px');
  expect(sheet).toContain('--nav-spacing:32px');
  expect(sheet).toContain('--nav-size:18px');
  expect(sheet).toContain('--nav-transform:uppercase');
});

it('has the documents’ looks where a bar says nothing (CHROME-014, CHROME-015, CHROME-026, CHROME-028, CHROME-056)', () => {
  for (const sheet of [css({}), css({ search_bar: {}, nav_bar: {}, footer_bar: {} })]) {
    expect(sheet).toContain('--search-padding-y:2px');
    expect(sheet).toMatch(/--search-shadow:0 1px 6px/);
    expect(sheet).toContain('--nav-underline-width:2px');
    expect(sheet).toContain('--nav-spacing:20px');
    expect(sheet).toContain('--nav-transform:none');
    expect(sheet).toContain('--nav-size:0.875rem');
    expect(sheet).toContain('--footer-width:900px');
    expect(sheet).toContain('--footer-size:0.875rem');
  }
  expect(css({ search_bar: { drop_shadow: false } })).toContain('--search-shadow:none');
});

it('draws no line below the selected entry where the shop turns it off', () => {
  const nav_bar = { selected_underline: false, selected_underline_thickness: 4 };
  expect(css({ nav_bar })).toContain('--nav-underline-width:0;');
});

it('puts those of the search bar and the footer there as well (CHROME-015, CHROME-016, CHROME-056) (APP-006, BLOCK-090)', () => {
  const sheet = css({
    search_bar: {
      background_colour: '#f0f0e8',
      text_colour: '#222222',
      text_hover_colour: '#333333',
      drop_shadow: true,
      padding_x: 12,
      padding_y: 6,
    },
    footer_bar: {
      background_colour: '#00ff04',
      text_colour: '#00ff05',
      link_colour: '#0000ee',
      link_hover_colour: '#00ff06',
      width: 800,
      font_size: 16,
    },
  });
  expect(sheet).toContain('--search-ground:#f0f0e8');
  expect(sheet).toContain('--search-ink:#222222');
  expect(sheet).toContain('--search-ink-hover:#333333');
  expect(sheet).toContain('--search-padding-x:12px');
  expect(sheet).toContain('--search-padding-y:6px');
  expect(sheet).toMatch(/--search-shadow:0 1px 6px/);
  expect(sheet).toContain('--footer-ground:#00ff04');
  expect(sheet).toContain('--footer-ink:#00ff05');
  expect(sheet).toContain('--footer-link:#0000ee');
  expect(sheet).toContain('--footer-link-hover:#00ff06');
  expect(sheet).toContain('--footer-width:800px');
  expect(sheet).toContain('--footer-size:16px');
});

it('lets nothing through that is no colour or length', () => {
  const sheet = css({
    nav_bar: { background_colour: 'red;}body{display:none', spacing: { a: 1 }, font_size: '</style>' },
  });
  expect(sheet).not.toMatch(/display|style|object/);
  expect(sheet).toContain('--nav-spacing:20px');
});

it('keeps the theme’s own lengths where a bar would break by the shop’s', () => {
  const sheet = css({
    search_bar: { padding_x: -40, padding_y: '6' },
    footer_bar: { width: -900, font_size: 1e300 },
    nav_bar: { font_size: '900px', letter_spacing: -0.5, spacing: Number.NaN },
  });
  const plain = css({});
  for (const token of [
    '--search-padding-x',
    '--footer-width',
    '--footer-size',
    '--nav-size',
    '--nav-spacing',
  ]) {
    const value = (of: string) => new RegExp(`${token}:([^;}]*)`).exec(of)?.[1];
    expect(value(sheet), token).toBe(value(plain));
  }
  expect(sheet).toContain('--search-padding-y:6px');
  expect(sheet).toContain('--nav-tracking:-0.5px');
});
