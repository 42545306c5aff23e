import type { KnownCard } from '../server/giftcard/write.ts';

/** Cards to try the checkout with: of 50.00, of 15.00 with a PIN, and one with nothing left on it. docs/gift-cards.md lists them. */
const cardsOf = (prefix: string): KnownCard[] => [
  { number: `${prefix}0050`, pin: '', amount: 5000, spent: 0 },
  { number: `${prefix}0015`, pin: '1986', amount: 1500, spent: 0 },
  { number: `${prefix}0000`, pin: '', amount: 1000, spent: 1000 },
];

export const tidewaterCards = cardsOf('T1DEWATER000');
export const lakeshoreCards = cardsOf('1AKESH0RE000');
