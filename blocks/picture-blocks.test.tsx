import { expect, it } from 'vitest';
import { drawBlock } from '../test/draw-block.tsx';

const words = { heading: 'Come in', paragraph: '<p>Out of the weather.</p>' };
const picture = { path: 'https://example.com/door.jpg', alt: 'A door' };
const button = { button_url: '/browse', button_label: 'See all' };
const img = /<img [^>]*src="https:\/\/example\.com\/door\.jpg"[^>]*alt="A door"/;
const count = (html: string, part: string) => html.split(part).length - 1;

it('image_gif is a picture with its words, and nothing without a picture (BLOCK-015)', async () => {
  expect(await drawBlock('image_gif', picture)).toMatch(img);
  expect(await drawBlock('image_gif', words)).not.toContain('Come in');
});

it.each([
  ['text_over_image', 'BLOCK-019'],
  ['text_over_parallax', 'BLOCK-020'],
] as const)('%s has its words and button over the picture (%s)', async (name, _row) => {
  const html = await drawBlock(name, { ...words, ...picture, ...button });
  expect(html).toMatch(/<img .*<h2>Come in<\/h2>.*<p>Out of the weather\..*<a [^>]*href="\/browse"/);
  expect(html).toMatch(img);
  const linked = await drawBlock(name, { ...words, ...picture, link: '/about', new_tab: true });
  expect(linked).toMatch(/<a [^>]*href="\/about"[^>]*target="_blank".*Buy Books/);
});

it('text_over_video has its words over the poster, and a button that starts the video (BLOCK-021)', async () => {
  const html = await drawBlock('text_over_video', {
    ...words,
    ...button,
    url: 'https://youtu.be/abcdefghijk',
    poster: picture.path,
  });
  expect(html).toMatch(/<img [^>]*alt="".*<h2>Come in<\/h2>.*href="\/browse".*<button type="button"/);
  expect(html).not.toContain('<iframe');
});

it('side_by_side_text_image has a picture, and its words beside it (BLOCK-022)', async () => {
  const html = await drawBlock('side_by_side_text_image', { ...words, ...picture, ...button });
  expect(html).toMatch(img);
  expect(html).toMatch(/data-side="left".*<img .*<h2>Come in<\/h2>.*href="\/browse"/);
});

it('image_grid is a list of pictures, each with its link (BLOCK-024)', async () => {
  const images = [
    { ...picture, link: '/browse' },
    { ...picture, alt: '' },
  ];
  const html = await drawBlock('image_grid', { images: [...images, { alt: 'No picture' }] });
  expect(count(html, '<li')).toBe(2);
  expect(html).toMatch(/<li[^>]*><a href="\/browse"[^>]*aria-label="A door"><img .*<li[^>]*><img /);
});

it('image_carousel is a row of slides until its script comes, each with its words (BLOCK-025)', async () => {
  const slides = [1, 2].map((n) => ({
    ...picture,
    headline: `Slide ${n}`,
    link: '/browse',
    alt: `No. ${n}`,
  }));
  const html = await drawBlock('image_carousel', { slides });
  expect(html).toMatch(/role="group" aria-roledescription="carousel" aria-label="Slides"/);
  expect(html).toMatch(/tabindex="0" role="group" aria-label="Slides, side by side"/);
  expect(html).toMatch(/aria-label="1 of 2".*alt="No\. 1".*<h2>Slide 1<\/h2>.*aria-label="2 of 2"/);
  expect(html).not.toContain('inert');
  expect(count(html, 'href="/browse"')).toBe(2);
});

it('youtube is a frame with a button that loads the video, and a link without scripts (BLOCK-026)', async () => {
  const html = await drawBlock('youtube', { url: 'https://vimeo.com/76979871', title: 'A walk' });
  expect(html).toMatch(/<button type="button"[^>]*>.*Play: A walk.*<\/button>/);
  expect(html).toMatch(/<noscript><a href="https:\/\/vimeo\.com\/76979871"/);
  expect(html).not.toContain('<iframe');
});

it('a link that is no film leaves an empty frame, and nothing to play (BLOCK-084)', async () => {
  const url = 'https://example.com/film';
  expect(await drawBlock('youtube', { url })).toMatch(/<div class="[^"]*frame[^"]*"[^>]*><\/div>/);
  const over = await drawBlock('text_over_video', { ...words, url });
  expect(over).toContain('<h2>Come in</h2>');
  expect(over).not.toMatch(/<button|<iframe|example\.com/);
});
