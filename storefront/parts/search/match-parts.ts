export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A text in parts: the beginnings of its words that are words of what was typed, and the rest. */
export function matchParts(text: string, typed: string): TextPart[] {
  const words = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const parts: TextPart[] = [];
  let rest = '';
  const add = (isMatch: boolean, part: string) => part && parts.push({ text: part, isMatch });
  for (const [word] of text.matchAll(/[\p{L}\p{N}\p{M}'’]+|[^\p{L}\p{N}\p{M}'’]+/gu)) {
    const bare = plain(word);
    const length = Math.max(0, ...words.filter((one) => bare.startsWith(one)).map((one) => one.length));
    if (length === 0) {
      rest += word;
      continue;
    }
    add(false, rest);
    // A word with accents or apostrophes is marked as a whole: its letters are not those that were typed.
    const end = bare.length === word.length ? length : word.length;
    add(true, word.slice(0, end));
    rest = word.slice(end);
  }
  add(false, rest);
  return parts;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
