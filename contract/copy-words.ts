import { m } from '../messages/compiled/messages.js';

/** What an offer says of used or remaindered copies of which no place has one left. */
export const soldOutText = m.item_sold_out;

/** What an offer says of a title that the publisher has withdrawn. */
export const unavailableText = m.item_unavailable;

/** What an offer says when all its copies are at other places, by their names: 'In stock at Vernon and Kelowna'. */
export const elsewhereText = (places: string): string => m.item_in_stock_at({ places });

/** Whether an offer says that, of any places. In the language of the moment. */
export function isElsewhereText(text: string): boolean {
  const [before = '', after = ''] = elsewhereText('\n').split('\n');
  return text.startsWith(before) && text.endsWith(after);
}
