import { expect, it } from 'vitest';
import { drawBlock } from '../test/draw-block.tsx';

const words = { heading: 'Come in', paragraph: '<p>Out of the weather.</p>' };
const button = { button_url: '/browse', button_label: 'See all' };
const count = (html: string, part: string) => html.split(part).length - 1;

it('custom_button is a link that looks like a button, and nothing while it leads nowhere (BLOCK-033)', async () => {
  const html = await drawBlock('custom_button', { ...button, button_block: true });
  expect(html).toMatch(/<a [^>]*href="\/browse"[^>]*><span[^>]*>See all<\/span><\/a>/);
  expect(await drawBlock('custom_button', { button_label: 'Nowhere' })).not.toContain('Nowhere');
});

it.each([
  ['button_grid', 'BLOCK-034'],
  ['side_by_side_text_button', 'BLOCK-023'],
] as const)('%s has a link for each of its buttons (%s)', async (name, _row) => {
  const buttons = [
    { label: 'One', link: '/one' },
    { label: 'Two', link: '/two', tab: true },
    { label: 'No' },
  ];
  const html = await drawBlock(name, { ...words, buttons });
  expect(html).toMatch(/<h2>Come in<\/h2>.*href="\/one".*>One<.*href="\/two"[^>]*target="_blank".*>Two</);
  expect(count(html, '<a ')).toBe(2);
});

it('scroll_to_top is a named button that is hidden at the top of the page (BLOCK-018)', async () => {
  const html = await drawBlock('scroll_to_top', { background_colour: 5 });
  expect(html).toMatch(/<button type="button"[^>]*data-ground="5" hidden="" aria-label="Back to top">/);
});
