import { describe, expect, it } from 'vitest';
import type { Offer, TitleRow } from '../contract/title.ts';
import { renderInShop } from '../test/render-in-shop.tsx';
import { readSettings } from './define-block.ts';
import { productGrid } from './product_grid/settings.ts';
import { productSlider } from './product_slider/settings.ts';
import { TitleList } from './title-list.tsx';

const row = (eisbn: string, more: Partial<TitleRow> = {}): TitleRow => ({
  eisbn,
  title: `Book ${eisbn}`,
  subtitle: '',
  authors: [{ name: 'Ada Marsh' }, { name: 'Ben Cole' }] as TitleRow['authors'],
  series: '',
  series_num: '',
  binding: 'Paperback',
  binding_code: 'PB',
  publisher: '',
  language: '',
  release_date: null,
  is_forthcoming: false,
  is_giftcard: false,
  is_large_print: false,
  list_price_usa: 1800,
  list_price_can: null,
  price: 1800,
  available: [],
  cover_image_cache: 'k7',
  cover_ratio: 0.66,
  summary: '',
  ...more,
});
const offer = (code: Offer['code'], price: number | null) =>
  ({ code, price, row_price: price, cartable: true, onhand: 1 }) as Offer;
const rows = [row('9780140328721'), row('9780140328738', { cover_image_cache: '' })];
const kinds = { product_slider: productSlider, product_grid: productGrid };

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('%s', (kind) => {
  const html = (settings: object = {}) =>
    renderInShop(
      <TitleList
        data={readSettings(kinds[kind], { list_id: 42, ...settings }) as never}
        injected={{ list_id: 42, name: 'Staff picks', rows, row_count: 30 }}
        first={false}
      />,
    );
  const bookWith = (more: Partial<TitleRow>) => {
    const data = readSettings(kinds[kind], { list_id: 42 }) as never;
    const injected = { list_id: 42, name: 'Staff picks', rows: [row('9780140328721', more)], row_count: 1 };
    return renderInShop(<TitleList data={data} injected={injected} first={false} />);
  };
  const all = (pattern: RegExp) => [...html().matchAll(pattern)].map(([, found]) => found);

  it('leads from a book to its page within the list (BLOCK-056)', () => {
    expect(all(/href="(\/item\/[^"]*)"/g)).toEqual(rows.map((r) => `/item/${r.eisbn}/lists/42`));
  });

  it('leads to all products of the list (BLOCK-058)', () => {
    const ways = all(/href="(\/lists\/[^"]*)"/g);
    expect(ways.length).toBeGreaterThan(0);
    expect(new Set(ways)).toEqual(new Set(['/lists/42']));
    expect(html()).toMatch(/>View all (<!-- -->)?30</);
  });

  it('ends a shelf with a tile that leads to all of the list (LIST-012)', () => {
    const shelf = html({ display_mode: 'scroller' });
    const last = /<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a><\/li><\/ul>/.exec(shelf);
    expect(last?.slice(1)).toEqual(['/lists/42', 'View all 30 products']);
  });

  it.each([
    ['scroller', 50, 24],
    ['scroller', 12, 12],
    ['grid', 50, 50],
  ] as const)('a %s of up to %i books reads %i (LIST-009)', async (display_mode, limit, read) => {
    const asked: number[] = [];
    const from = { listTitles: async (_: number, most: number) => void asked.push(most) };
    const data = readSettings(kinds[kind], { list_id: 42, display_mode, limit });
    await kinds[kind].load(data as never, from as never, { id: 'b', leftOut: {} });
    expect(asked).toEqual([read]);
  });

  it('names at most one author under a cover (BLOCK-072)', () => {
    expect(html().match(/Ada Marsh/g)).toHaveLength(rows.length);
    expect(html()).not.toContain('Ben Cole');
    expect(html({ show_author: false })).not.toContain('Ada Marsh');
  });

  it('shows what a new copy costs, under the author, unless the shop or the reader has no prices', () => {
    expect(bookWith({ available: [offer('NEW', 1800)] })).toMatch(/Ada Marsh.*\$18\.00/);
    expect(bookWith({ available: [offer('USED', 899)] })).toContain('Used $8.99');
    expect(bookWith({ available: [offer('NEW', null)] })).not.toContain('$');
    expect(bookWith({ available: [offer('NEW', 1800)], is_giftcard: true })).not.toContain('$');
    expect(html({ show_price: false })).not.toContain('$');
  });

  it('shows the note that came with a book, outside its link', () => {
    const noted = bookWith({ comment: { author: 'Nell', text: 'Read it twice.' } });
    expect(noted).toMatch(/<\/a><p[^>]*>Nell: “Read it twice\.”<\/p>/);
  });

  it('shows the cover of the ISBN under its cache value (BLOCK-073)', () => {
    const covers = all(/(\/images\/cover\/9780140328721\/[^" ]*)/g);
    expect(covers.length).toBeGreaterThan(0);
    for (const cover of covers) expect(cover).toMatch(/\/9780140328721\/k7\/\d+\.(avif|webp|jpg)$/);
  });

  it('draws a typographic cover for a book without a known cover (BLOCK-074)', () => {
    expect(new Set(all(/(\/images\/cover\/9780140328738[^" ]*)/g))).toEqual(
      new Set(['/images/cover/9780140328738.svg']),
    );
  });
});
