/**
 * The ISBN or EAN of a book as 13 digits, or null if the text is neither.
 * Accepts hyphens, spaces, an 'ISBN' label and ISBN-10 (converted); check digits are verified (ISO 2108).
 * Any EAN-13 passes, not only 978/979: cards, games and gifts are sold by bookshops too.
 */
export function normaliseIsbn(text: string): string | null {
  const digits = bareDigits(text);
  if (isValidEan13(digits)) return digits;
  if (isValidIsbn10(digits)) return withEanCheckDigit(`978${digits.slice(0, 9)}`);
  return null;
}

function bareDigits(text: string): string {
  return text
    .replace(/^\s*(?:e-?)?isbn(?:-?1[03](?=\D))?[:\s]*/i, '')
    .replace(/[\s\-\u00ad\u2010-\u2015\u2212\u200b\ufeff.]/g, '')
    .toUpperCase();
}

/** Digits that are nearly an ISBN, with one wrong, missing or extra: a copying mistake. */
export function isNearlyIsbn(text: string): boolean {
  const digits = bareDigits(text);
  return /^(\d{9,14}|\d{8,9}X)$/.test(digits) && normaliseIsbn(text) === null;
}

/** The 10-character form of a 978 ISBN-13 (for feeds and links that still want it), or null for all others. */
export function toIsbn10(isbn13: string): string | null {
  if (!isbn13.startsWith('978') || !isValidEan13(isbn13)) return null;
  const nine = isbn13.slice(3, 12);
  return nine + isbn10CheckDigit(nine);
}

/** 13 digits with a right check digit. */
export function isValidEan13(text: string): boolean {
  return /^\d{13}$/.test(text) && withEanCheckDigit(text.slice(0, 12)) === text;
}

function isValidIsbn10(text: string): boolean {
  return /^\d{9}[\dX]$/.test(text) && isbn10CheckDigit(text.slice(0, 9)) === text[9];
}

/** The EAN-13 that begins with these 12 digits. */
export function withEanCheckDigit(twelve: string): string {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += (twelve.charCodeAt(i) - 48) * (i % 2 === 0 ? 1 : 3);
  return twelve + String((10 - (sum % 10)) % 10);
}

function isbn10CheckDigit(nine: string): string {
  let sum = 0;
  for (let i = 0; i < 9; i++) sum += (nine.charCodeAt(i) - 48) * (10 - i);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? 'X' : String(digit);
}
