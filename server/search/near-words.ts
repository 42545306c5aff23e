/** Letters to add, drop, change or swap with their neighbour (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/** Longer words have too many neighbours to ask for, and share enough triples of letters with them. */
const longestTried = 6;

/** Words that a slip of one finger makes of this one: letters swapped or dropped; of a short one also changed or added. */
export function nearWords(word: string): string[] {
  const near = new Set<string>();
  for (let i = 0; i < word.length; i++) {
    const before = word.slice(0, i);
    const after = word.slice(i + 1);
    near.add(before + after);
    if (after) near.add(before + after[0] + word[i] + after.slice(1));
    if (word.length > longestTried) continue;
    for (const letter of letters) {
      near.add(before + letter + after);
      near.add(before + letter + word[i] + after);
    }
  }
  if (word.length <= longestTried) for (const letter of letters) near.add(word + letter);
  near.delete(word);
  return [...near];
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
