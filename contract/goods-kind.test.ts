import { expect, test } from 'vitest';
import { digitalBindings } from '../server/pricing/digital.ts';
import { type GoodsKind, goodsKindOf, taxedKinds } from './goods-kind.ts';

const book = { eisbn: '9781250000000', binding: 'Trade Paperback', is_giftcard: false };

test.each<[Partial<typeof book>, GoodsKind]>([
  [{}, 'printed_book'],
  [{ binding: 'Large Print' }, 'printed_book'],
  [{ binding: 'Graphic Novel Paperback' }, 'printed_book'],
  [{ binding: '' }, 'printed_book'],
  [{ binding: 'Audio CD' }, 'audiobook'],
  [{ binding: 'Calendar' }, 'non_book'],
  [{ binding: 'Notebook' }, 'non_book'],
  [{ binding: 'Pamphlet' }, 'non_book'],
  [{ binding: 'Merchandise', eisbn: '0123456789012' }, 'non_book'],
  // A number of the grocery trade and a binding that says nothing.
  [{ binding: '', eisbn: '0123456789012' }, 'non_book'],
  [{ binding: 'Pamphlet', eisbn: '9771234567003' }, 'periodical'],
  [{ binding: 'Ticket', eisbn: '2000000000015' }, 'ticket'],
  [{ binding: 'Gift Card', is_giftcard: true }, 'gift_card'],
])('a title with %j is a %s', (more, kind) => {
  expect(goodsKindOf({ ...book, ...more })).toBe(kind);
});

test('what the shop treats as a file is one to the tax as well', () => {
  const kinds = Object.keys(digitalBindings).map((binding) => goodsKindOf({ ...book, binding }));
  expect(kinds).toEqual(['ebook', 'audiobook_download']);
});

test('no tax names gift cards', () => {
  expect(taxedKinds).not.toContain('gift_card');
});
