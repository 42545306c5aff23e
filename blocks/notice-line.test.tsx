import { expect, it } from 'vitest';
import { drawBlock } from '../test/draw-block.tsx';

const words = { heading: 'Closed on Monday', paragraph: '<p>Back on Tuesday.</p>' };

it.each([
  ['above_searchbar_notice', { button_url: '/browse', button_label: '' }],
  ['popup_notice', { link_button: true, link_button_url: '/browse', link_button_label: '' }],
] as const)('a link of %s without a label says Buy Books (BLOCK-061)', async (name, button) => {
  expect(await drawBlock(name, { ...words, ...button })).toContain('<a href="/browse">Buy Books</a>');
});

it('a notice above the search bar shows its link as a button where the shop has chosen a style', async () => {
  const link = { button_url: '/browse', button_label: 'Read on', button_tab: true };
  const withStyle = (button_type: number | null) =>
    drawBlock('above_searchbar_notice', { ...words, ...link, button_type });
  expect(await withStyle(null)).toMatch(/<a href="\/browse" target="_blank" rel="noopener">Read on<\/a>/);
  expect(await withStyle(2)).toMatch(/<a href="\/browse"[^>]* class="[^"]*secondary/);
});

it('a notice has other words on phones, and is there when only phones have some (BLOCK-004)', async () => {
  const phone = { allow_mobile_overrides: true, mobile_heading: 'Closed', mobile_background_colour: 5 };
  const html = await drawBlock('above_searchbar_notice', { ...words, ...phone });
  expect(html).toMatch(/<aside aria-label="Closed on Monday"[^>]* data-mobile-ground="5"/);
  expect(html).toMatch(/wide.*Closed on Monday.*Back on.*narrow.*>Closed<.*Back on/s);
  expect(await drawBlock('above_searchbar_notice', words)).not.toContain('narrow');
  expect(await drawBlock('popup_notice', { mobile_heading: 'Closed' })).not.toContain('<aside');
  expect(await drawBlock('popup_notice', phone)).toContain('<aside aria-label="Closed"');
});

it('the styles of a notice’s heading and text are numbers of the theme (BLOCK-003)', async () => {
  const html = await drawBlock('above_searchbar_notice', {
    ...words,
    heading_preset: 7,
    paragraph_preset: 6,
  });
  expect(html).toContain('<strong data-text="7">Closed on Monday</strong>');
  expect(html).toMatch(/<div data-text="6"><div[^>]*><p>Back on Tuesday/);
});
