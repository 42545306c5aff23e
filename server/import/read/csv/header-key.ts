/** A header without case, accents and punctuation: 'ISBN_13', 'Isbn-13' and '  isbn 13' are 'isbn13'. */
export function headerKey(header: string): string {
  return header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$€£#]/gu, '');
}
