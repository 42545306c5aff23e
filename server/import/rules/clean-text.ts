const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  // Readerware writes this one for a quotation mark inside a value.
  doublequote: '"',
};

/** One line of plain text: entities decoded, control characters and runs of spaces made one space, NFC. */
export function cleanLine(text: string): string {
  return cleanCharacters(text).replace(/\s+/g, ' ').trim();
}

/** As `cleanLine`, but line breaks stay, for text that may be HTML or have paragraphs; entities stay too. */
export function cleanBlock(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return wellFormed(text.replace(/\r\n?/g, '\n').replace(/[\x00-\x08\x0b-\x1f\x7f]/g, ' ')).trim();
}

/** Cuts a text to `max` UTF-16 units without splitting a character. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max).trimEnd();
}

const PLAIN = /^[\x20-\x7e]*$/;

function cleanCharacters(text: string): string {
  const decoded = text.includes('&') ? decodeEntities(text) : text;
  if (PLAIN.test(decoded)) return decoded;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return wellFormed(decoded.replace(/[\x00-\x1f\x7f-\x9f\u200b\u2028\u2029\ufeff]/g, ' ')).normalize('NFC');
}

function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}

export function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,11});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code =
      name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : ' ';
  });
}
