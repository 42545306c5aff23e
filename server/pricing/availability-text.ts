import type { Offer } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';
import { type Release, releaseText } from './release-date.ts';

/** Where copies are, seen from the shopper's place. */
export interface Copies {
  here: number;
  /** Names of the store's other places that have some. */
  elsewhere: string[];
  onOrder: number;
}

export type AvailabilityText = Pick<Offer, 'text' | 'status' | 'message' | 'sub_message'>;

/** Gift cards are no books on a shelf: where they are sold is said instead of stock. */
export const giftCardText = m.item_gift_card_sold_in_shop;

/** What a bookseller would say about a new copy. Stock comes first: a book out of print may still stand on the shelf. */
export function newCopyText(title: Release, forthcoming: boolean, copies: Copies): AvailabilityText {
  const { here, onOrder } = copies;
  const status = statusText(title, forthcoming);
  const more = alsoAt(copies.elsewhere);
  if (title.availability === 'withdrawn') return withdrawnText();
  if (here > 0) return say(m.item_in_stock({ count: here }), more, lastCopies(title.availability));
  if (copies.elsewhere.length > 0) return elsewhereText(copies.elsewhere, status);
  if (status) return say(status);
  if (onOrder > 0) return say(m.item_on_order(), m.item_on_the_way({ count: onOrder }));
  return say(m.item_available_to_order());
}

/** A used or remaindered copy: what is here is all there is. */
export function singleCopyText({ here, elsewhere }: Copies): AvailabilityText {
  if (here > 0) return say(m.item_in_stock({ count: here }), alsoAt(elsewhere));
  if (elsewhere.length > 0) return elsewhereText(elsewhere);
  return { ...say(m.item_sold_out()), status: 'sold_out' };
}

/** How many tickets are left is said when they are few. */
const fewTickets = 10;

/** For a ticket: whether its event still sells it, and whether any are left. */
export function ticketText(isOnSale: boolean, left: number): AvailabilityText {
  if (!isOnSale) return { ...say(m.item_ticket_not_on_sale()), status: 'unavailable' };
  if (left === 0) return { ...say(m.item_sold_out()), status: 'sold_out' };
  return say(left <= fewTickets ? m.item_tickets_left({ count: left }) : m.item_tickets_available());
}

/** Of a title that its publisher has withdrawn. */
export function withdrawnText(): AvailabilityText {
  return { ...say(m.item_unavailable()), status: 'unavailable' };
}

function elsewhereText(locations: string[], message = ''): AvailabilityText {
  return { ...say(m.item_in_stock_at({ places: names(locations) }), '', message), status: 'elsewhere' };
}

function statusText(title: Release, forthcoming: boolean): string {
  if (title.availability === 'out_of_print') return m.item_out_of_print();
  if (title.availability === 'out_of_stock_indefinitely') return m.item_out_of_stock_indefinitely();
  if (!forthcoming) return '';
  const date = releaseText(title);
  return date ? m.item_forthcoming_on({ date }) : m.item_forthcoming_undated();
}

function lastCopies(availability: string): string {
  return availability === 'out_of_print' ? m.item_last_copies() : '';
}

function alsoAt(elsewhere: string[]): string {
  return elsewhere.length > 0 ? m.item_also_at({ names: names(elsewhere) }) : '';
}

/** 'Vernon', 'Vernon and Kelowna', 'Vernon, Kelowna and 2 others'. */
function names(locations: string[]): string {
  const [first = '', second, ...rest] = locations;
  if (!second) return first;
  if (rest.length === 0) return m.item_names_two({ first, second });
  const [third = ''] = rest;
  if (rest.length === 1) return m.item_names_three({ first, second, third });
  return m.item_names_more({ first, second, count: rest.length });
}

function say(text: string, subMessage = '', message = ''): AvailabilityText {
  return { text, message, sub_message: subMessage };
}
