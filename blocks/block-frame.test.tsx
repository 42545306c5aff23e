import { expect, it } from 'vitest';
import { drawBlock } from '../test/draw-block.tsx';

const words = { heading: 'A heading', paragraph: '<p><a href="/browse">Books</a></p>' };
const stored = {
  ...{ background_colour: 4, heading_preset: 3, paragraph_preset: 8, link_preset: 2 },
  ...{ button_url: '/browse', button_type: 3 },
};

it('colors, texts, buttons and links of a block are numbered styles of the theme (BLOCK-003)', async () => {
  const html = await drawBlock('side_by_side_text_image', { ...words, ...stored });
  expect(html).toMatch(/<section[^>]* data-ground="4"[^>]* data-links="2"/);
  expect(html).toContain('<h2 data-text="3">A heading</h2>');
  expect(html).toMatch(/<div[^>]* data-rich="" data-text="8"><div[^>]*><p><a href="\/browse">Books/);
  expect(html).toMatch(/<a [^>]*class="[^"]*quiet[^"]*"[^>]*href="\/browse"|<a href="\/browse"[^>]*quiet/);
});

it('a number that the theme does not have is the page’s own style (BLOCK-003)', async () => {
  const unknown = { background_colour: 13, heading_preset: 9, paragraph_preset: '#fff', link_preset: 4 };
  const html = await drawBlock('headline_paragraph', { ...words, ...unknown });
  expect(html).not.toMatch(/data-(ground|links|text)=/);
});
