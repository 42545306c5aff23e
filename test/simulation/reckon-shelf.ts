import type { Book } from './parts.ts';
import { isLive, type Read, sum } from './reckon-parts.ts';

/** What is on the shelf, and what was sold from it. */
export function ofShelf(books: readonly Book[], { stock, lines, orders }: Read): string[] {
  const live = new Map(orders.filter(isLive).map((order) => [order.id, order]));
  return books.flatMap((book) => {
    const onHand = sum(
      stock.filter(({ title_id }) => title_id === book.id),
      ({ on_hand }) => on_hand,
    );
    const held = sum(
      stock.filter(({ title_id }) => title_id === book.id),
      (one) => one.held,
    );
    const of = lines.filter(({ title_id, order_id }) => title_id === book.id && live.has(order_id));
    const taken = (line: (typeof of)[number]) =>
      line.quantity - line.backorder_quantity - line.released_quantity;
    const sold = sum(of, taken);
    const waiting = sum(
      of.filter(({ order_id }) => live.get(order_id)?.status !== 'collected'),
      (line) => taken(line) - line.from_held,
    );
    const faults: string[] = [];
    if (sold > book.copies) faults.push(`${book.eisbn} was oversold: ${sold} of ${book.copies}`);
    if (onHand !== book.copies - sold)
      faults.push(`${book.eisbn}: ${onHand} on hand, but ${book.copies} - ${sold} should be`);
    if (held !== waiting) faults.push(`${book.eisbn}: ${held} set aside, but orders wait for ${waiting}`);
    return faults;
  });
}
