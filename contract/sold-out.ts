/** What an offer says of used or remaindered copies of which no place has one left. */
export const soldOutText = 'Sold out';
