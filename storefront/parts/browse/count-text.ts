import type { BrowseResult } from '../../../contract/browse.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatNumber } from '../../../messages/format.ts';

/** The server's caps (BROWSE-040): a count that equals one of them stands for 'that or more'. */
const caps = [1000, 10_000];

/** '1,234', but '1000+' and '10000+' as the documents write them. */
export function countText(count: number): string {
  if (caps.includes(count)) return `${count}+`;
  return formatNumber(count);
}

/** '1 book', '1,234 books'. */
export function bookCount(count: number): string {
  return m.browse_book_count({ count, shown: countText(count) });
}

/** How many of what was found: '1,234 books', '1,230 books and 4 gift cards', '2 gift cards'. */
export function foundText({
  row_count,
  filter_info,
}: Pick<BrowseResult, 'row_count' | 'filter_info'>): string {
  const cards = caps.includes(row_count) ? 0 : Math.min(giftCards(filter_info), row_count);
  if (cards === 0) return bookCount(row_count);
  const cardsShown = countText(cards);
  const books = row_count - cards;
  return books === 0
    ? m.browse_gift_card_count({ count: cards, shown: cardsShown })
    : m.browse_books_and_gift_cards({ books, booksShown: countText(books), cards, cardsShown });
}

/** Those among the results: the count of a format tells what choosing it too would give. */
function giftCards(groups: BrowseResult['filter_info']): number {
  const formats = groups.find((group) => group.k === 'f')?.entries ?? [];
  const cards = formats.find((entry) => /^gift ?card$/i.test(entry.v));
  const othersAreChosen = formats.some((entry) => entry.s === 'in') && cards?.s !== 'in';
  return !cards || othersAreChosen || cards.s === 'out' ? 0 : cards.c;
}
