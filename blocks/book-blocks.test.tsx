import { expect, it } from 'vitest';
import { drawBlock } from '../test/draw-block.tsx';

const picture = { path: 'https://example.com/door.jpg', alt: 'A door' };
const img = /<img [^>]*src="https:\/\/example\.com\/door\.jpg"[^>]*alt="A door"/;

it.each([
  ['product_slider', 'BLOCK-027', /aria-label="Picks".*Previous.*Next.*<ul/],
  ['product_grid', 'BLOCK-028', /<h2>Picks<\/h2>.*<ul/],
] as const)(
  '%s shows the books of its list under the list’s name (%s, BLOCK-069, BLOCK-070)',
  async (name, _row, look) => {
    const html = await drawBlock(name, { list_id: 7 });
    expect(html).toMatch(look);
    expect(html).toContain('<h2>Picks</h2>');
    expect(html).toMatch(/href="\/item\/9780140328721\/lists\/7".*Salt Roads.*Ada Marsh/);
    expect(html).toContain('/images/cover/9780140328721/k7/');
    expect(await drawBlock(name, { list_id: 7, limit: 1 })).not.toContain('Low Tide');
    expect(await drawBlock(name, { list_id: 7, heading: 'Ours', heading_preset: 4 })).toContain(
      '<h2 data-text="4">Ours</h2>',
    );
  },
);

it('single_title_feature shows a book with its words and a button that leads to it (BLOCK-029)', async () => {
  const html = await drawBlock('single_title_feature', { eisbn: '9780140328721' });
  expect(html).toMatch(/<h2>Salt Roads<\/h2>.*by Ada Marsh.*A summary\..*Buy Books/);
  const own = { eisbn: '9780140328721', heading: 'Our book', heading_preset: 1 };
  expect(await drawBlock('single_title_feature', own)).toMatch(
    /<h2 data-text="1">Our book<\/h2>.*<cite>Salt Roads<\/cite>/,
  );
});

it('gift_card_image leads from one card to the choice of its amount (BLOCK-035)', async () => {
  const html = await drawBlock('gift_card_image', { ...picture, title: 'Give books' });
  expect(html).toMatch(img);
  expect(html).toMatch(/<h2>Give books<\/h2>.*For anyone\..*<a [^>]*9780140328721.*Choose amount/);
});

it('gift_cards has all cards of the shop, each with its own button (BLOCK-036)', async () => {
  const html = await drawBlock('gift_cards', { title: 'Gift cards' });
  expect(html).toMatch(/<h2>Gift cards<\/h2>.*<h3[^>]*>Gift card<\/h3>.*<h3[^>]*>Another card<\/h3>/);
  expect(html).toMatch(/aria-label="Choose amount: Another card"/);
});

it('balance_checker is a form with the number of a card (BLOCK-037)', async () => {
  const html = await drawBlock('balance_checker', {});
  expect(html).toMatch(/<h2>.*<form [^>]*method="post".*<label[^>]*>.*<input .*Check Balance/);
});
