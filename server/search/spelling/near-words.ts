/** Longer words have too many neighbours to ask for, and share enough triples of letters with them. */
const longestTried = 6;

/** True if nearWords knows every word that is one letter away from this one. */
export function isTriedWhole(word: string): boolean {
  return [...word].length <= longestTried;
}

/** Words that a slip of one finger makes of this one: letters swapped or dropped; of a short one also changed or added. */
export function nearWords(word: string): string[] {
  // By character: half of a surrogate pair is no text.
  const letters = [...word];
  const isWhole = isTriedWhole(word);
  const near = new Set<string>();
  const add = (at: number, gone: number, ...instead: string[]) =>
    near.add([...letters.slice(0, at), ...instead, ...letters.slice(at + gone)].join(''));
  for (const [i, letter] of letters.entries()) {
    const next = letters[i + 1];
    add(i, 1);
    if (next !== undefined) add(i, 2, next, letter);
    if (!isWhole) continue;
    for (const other of alphabet) {
      add(i, 1, other);
      add(i, 0, other);
    }
  }
  if (isWhole) for (const other of alphabet) near.add(word + other);
  near.delete(word);
  near.delete('');
  return [...near];
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
