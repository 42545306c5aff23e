import { elsewhereText, soldOutText, unavailableText } from '../../contract/copy-words.ts';
import { type Release, releaseText } from './release-date.ts';

/** Where copies are, seen from the shopper's place. */
export interface Copies {
  here: number;
  /** Names of the store's other places that have some. */
  elsewhere: string[];
  onOrder: number;
}

export interface AvailabilityText {
  text: string;
  message: string;
  sub_message: string;
}

/** How long an order from the publisher or wholesaler takes: '1–2 weeks', which no line may break (word joiner, no-break space). */
export const orderTime = 'usually in 1–\u20602\u00a0weeks';

/** Gift cards are no books on a shelf: where they are sold is said instead of stock. */
export const giftCardText = 'Sold in the shop';

/** What a bookseller would say about a new copy. Stock comes first: a book out of print may still stand on the shelf. */
export function newCopyText(title: Release, forthcoming: boolean, copies: Copies): AvailabilityText {
  const { here, onOrder } = copies;
  const status = statusText(title, forthcoming);
  const more = alsoAt(copies.elsewhere);
  if (title.availability === 'withdrawn') return say(unavailableText());
  if (here > 0) return say(`${here} in stock`, more, lastCopies(title.availability));
  if (copies.elsewhere.length > 0) return say(elsewhereText(names(copies.elsewhere)), '', status);
  if (status) return say(status);
  if (onOrder > 0) return say('On order', `${onOrder} on the way to us`);
  return say(`Available to order, ${orderTime}`);
}

/** A used or remaindered copy: what is here is all there is. */
export function singleCopyText({ here, elsewhere }: Copies): AvailabilityText {
  if (here > 0) return say(`${here} in stock`, alsoAt(elsewhere));
  if (elsewhere.length > 0) return say(elsewhereText(names(elsewhere)));
  return say(soldOutText());
}

function statusText(title: Release, forthcoming: boolean): string {
  if (title.availability === 'out_of_print') return 'Out of print';
  if (title.availability === 'out_of_stock_indefinitely') return 'Out of stock indefinitely';
  if (!forthcoming) return '';
  const date = releaseText(title);
  return date ? `Forthcoming: ${date}` : 'Forthcoming';
}

function lastCopies(availability: string): string {
  return availability === 'out_of_print' ? 'Out of print: these are our last copies' : '';
}

function alsoAt(elsewhere: string[]): string {
  return elsewhere.length > 0 ? `Also at ${names(elsewhere)}` : '';
}

/** 'Vernon', 'Vernon and Kelowna', 'Vernon, Kelowna and 2 others'. */
function names(locations: string[]): string {
  const [first = '', second, ...rest] = locations;
  if (!second) return first;
  if (rest.length === 0) return `${first} and ${second}`;
  if (rest.length === 1) return `${first}, ${second} and ${rest[0]}`;
  return `${first}, ${second} and ${rest.length} others`;
}

function say(text: string, subMessage = '', message = ''): AvailabilityText {
  return { text, message, sub_message: subMessage };
}
