/** Why this is no ISBN or EAN, as a sentence for the bookseller who has to ask for the right one. */
export function isbnProblem(text: string): string {
  const shown = text.slice(0, 40);
  const plain = text.replace(/[\s-]/g, '').toUpperCase();
  if (/^B[0-9A-Z]{9}$/.test(plain) && /\d/.test(plain))
    return `'${shown}' is a number that Amazon gives, not an ISBN.`;
  const digits = plain.replace(/[^\dX]/g, '').length;
  if (digits !== 10 && digits !== 13) return `'${shown}' is not an ISBN: ${lengthOf(plain, digits)}.`;
  if (/^(97[89])?(\d)\2{8,}$/.test(plain)) return `'${shown}' stands in for an ISBN; it is that of no book.`;
  return `The ISBN '${shown}' is not valid: its check digit does not match, so at least one digit is wrong.`;
}

function lengthOf(plain: string, digits: number): string {
  return digits === 12 && /^97[89]/.test(plain)
    ? 'it has 12 digits, and those that begin with 978 or 979 have 13'
    : 'it has neither 10 nor 13 digits';
}
