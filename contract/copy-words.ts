/** What an offer says of used or remaindered copies of which no place has one left. */
export const soldOutText = 'Sold out';

/** How an offer begins whose copies are all at other places: their names follow. */
export const elsewhereText = 'In stock at';
