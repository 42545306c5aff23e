import { expect, it } from 'vitest';
import { settingsOf } from '../store/settings.ts';
import { embedFont } from './embed-font.ts';

const store = (styles: object) => {
  const row = {
    id: 1,
    webstore_name: 'shop',
    name: 'Test Books',
    position: 1,
    hosts: ['shop.localhost'],
    currency: 'USD',
    country: 'US',
    time_zone: 'America/New_York',
    settings: { styles } as never,
  };
  return { settings: settingsOf(row, [], 'http://shop.localhost') };
};

it.each([
  ['fraunces', '"Source Sans 3"'],
  ['outfit', '"Source Serif 4"'],
])('an embedded document of a shop with the pair %s is set in %s', (font_pair, family) => {
  const css = embedFont(store({ font_pair }), '/assets/some-font-B3x_4.woff2');
  expect(css).toContain(`@font-face{font-family:${family};src:url("/assets/some-font-B3x_4.woff2")`);
  expect(css).toContain(`body{margin:0;font-family:${family},`);
});

it.each(['', 'https://example.org/a.woff2', '/assets/a.woff2");}body{color:red', '/assets/../a.woff2'])(
  'no other file is taken for a font: %j',
  (file) => {
    expect(embedFont(store({ font_pair: 'fraunces' }), file)).toMatch(
      /^body\{margin:0;font-family:"Source Sans 3"/,
    );
  },
);
