import { expect, it } from 'vitest';
import type { TitleRow } from '../../contract/title.ts';
import { renderInShop } from '../../test/render-in-shop.tsx';
import { readSettings } from '../define-block.ts';
import { Render } from './render.tsx';
import { singleTitleFeature } from './settings.ts';

const book: TitleRow = {
  eisbn: '9791200000011',
  title: 'Salt Roads',
  subtitle: '',
  authors: [{ name: 'Ann Lee', role: 'A01', canadian: false }],
  series: '',
  series_num: '',
  binding: 'Hardcover',
  binding_code: 'BB',
  publisher: '',
  language: 'English',
  release_date: null,
  is_forthcoming: false,
  is_giftcard: false,
  is_large_print: false,
  list_price_usa: 2000,
  list_price_can: null,
  price: 2000,
  available: [],
  cover_image_cache: '',
  cover_ratio: 0.66,
  summary: 'A summary.',
};

function draw(stored: object): string {
  const data = readSettings(singleTitleFeature, { eisbn: book.eisbn, ...stored });
  return renderInShop(<Render data={data} injected={book} first={false} id="b1" page="/" />);
}

function linksOf(stored: object): string[] {
  return [...draw(stored).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '');
}

it('leads to the book, and for a gift registry to the book for that one (BLOCK-057)', () => {
  const plain = linksOf({});
  expect(plain.length).toBeGreaterThan(0);
  expect(new Set(plain)).toEqual(new Set(['/item/9791200000011']));
  expect(new Set(linksOf({ gift_registry_id: 12 }))).toEqual(new Set(['/item/9791200000011?registry=12']));
});

it('prints the title once: as the heading, or below the heading of the shop', () => {
  const printed = (stored: object) =>
    draw(stored)
      .replace(/<[^>]*>/g, '|')
      .match(/Salt Roads/g);
  expect(printed({})).toHaveLength(1);
  expect(printed({ heading: 'Book of the month' })).toHaveLength(1);
  expect(draw({})).toMatch(/<h2[^>]*>Salt Roads<\/h2>/);
});

it('ignores a registry id that is not one', () => {
  for (const gift_registry_id of [-3, 'javascript:alert(1)', 1.5, null]) {
    expect(new Set(linksOf({ gift_registry_id })), String(gift_registry_id)).toEqual(
      new Set(['/item/9791200000011']),
    );
  }
});

it('names the authors, below a heading of the shop after the title', () => {
  const text = (stored: object) => /<p class="[^"]*by[^"]*">(.*?)<\/p>/.exec(draw(stored))?.[1];
  expect(text({})).toBe('by Ann Lee');
  expect(text({ heading: 'Our favourite' })).toBe('<cite>Salt Roads</cite>, by Ann Lee');
});
