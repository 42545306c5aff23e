/** Letters that Unicode does not take apart into a base letter and an accent. */
const LETTERS: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ß: 'ss',
  þ: 'th',
  ı: 'i',
};

/**
 * A text as sort keys and comparisons see it: lower case, Latin accents folded, everything that is no letter or digit
 * made one space. Marks of other scripts (か and が) stay, for there they make another letter.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const plain = /^[\x20-\x7e]*$/.test(lower)
    ? lower.replaceAll("'", '')
    : lower
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace(/[æœøđðłßþı]/g, (letter) => LETTERS[letter] ?? letter)
        .replace(/['’ʼ‘]/g, '')
        .normalize('NFC');
  return plain.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim();
}
