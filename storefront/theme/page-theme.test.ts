import { expect, it } from 'vitest';
import { pageTheme } from './page-theme.ts';

it('follows settings that have changed', () => {
  const styles = {
    logo_url: '',
    favicon_url: '',
    share_image_url: '',
    show_browse: true,
    show_features: true,
    font_pair: 'fraunces' as const,
    theme: { ground: '#faf7f0' },
  };
  expect(pageTheme({ styles, global_content: [] })).toContain('--ground:#faf7f0');
  expect(pageTheme({ styles: { ...styles, theme: { ground: '#1b1a18' } }, global_content: [] })).toContain(
    '--ground:#1b1a18',
  );
});

it('has every token where the settings could not be read', () => {
  for (const name of ['ground', 'ink', 'focus', 'accent', 'font-body']) {
    expect(pageTheme(undefined)).toContain(`--${name}:`);
  }
});
