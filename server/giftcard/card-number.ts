import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Crockford's letters: none is mistaken for another, on paper or on the phone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** A new number, such as 'K7QD3FM09XRT5HVA': 80 random bits. */
export function newCardNumber(): string {
  return [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
}

/** 'K7QD 3FM0 9XRT 5HVA' */
export const groupedNumber = (number: string): string => number.replace(/.{4}(?=.)/g, '$& ');

/** How pages and mails name a card to its owner: '•••• 5HVA'. */
export const maskedNumber = (lastFour: string): string => `•••• ${lastFour}`;

/** What was typed as the number of a card; '' for what cannot be one. */
export function readCardNumber(typed: string): string {
  const number = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return number.length === length && [...number].every((letter) => letters.includes(letter)) ? number : '';
}

export const lastFourOf = (number: string): string => number.slice(-4);

/** What a card is found by. The same number at another store is another card. */
export const hashCardNumber = (storeId: number, number: string): string =>
  createHash('sha256').update(`gift card of store ${storeId}: ${number}`).digest('hex');

export const newPin = (): string => String(randomInt(10_000)).padStart(4, '0');

/** With the number in it, which no row holds: a PIN alone would be found in ten thousand tries. */
export const hashPin = (number: string, pin: string): string =>
  createHash('sha256').update(`PIN of gift card ${number}: ${pin}`).digest('hex');
