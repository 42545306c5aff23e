const vowels = new Set('aeiouy');

/** Letters that sound alike. */
const alike = new Set('ck kc cs sc sz zs vw wv mn nm dt td bp pb fv vf gj jg qk kq xs sx'.split(' '));

/**
 * How far a word is from another, by the slips that make one of the other (optimal string alignment): 1 for a letter
 * that was added, dropped, changed or swapped with its neighbour, less for slips that are made more often: a doubled
 * letter, another vowel, a letter that sounds alike. The first letter is rarely wrong.
 */
export function editDistance(typed: string, meant: string): number {
  let before: number[] = [];
  let previous: number[] = [0];
  for (let j = 1; j <= meant.length; j++) previous.push((previous[j - 1] ?? 0) + dropped(meant, j - 1));
  for (let i = 1; i <= typed.length; i++) {
    const row = [(previous[0] ?? 0) + dropped(typed, i - 1)];
    for (let j = 1; j <= meant.length; j++) {
      let cost = Math.min(
        (previous[j] ?? 0) + dropped(typed, i - 1),
        (row[j - 1] ?? 0) + dropped(meant, j - 1),
        (previous[j - 1] ?? 0) + changed(typed[i - 1], meant[j - 1]),
      );
      if (i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    before = previous;
    previous = row;
  }
  const first = typed[0] === meant[0] ? 0 : 0.7;
  return (previous[meant.length] ?? 0) + first;
}

function dropped(word: string, at: number): number {
  return at > 0 && word[at] === word[at - 1] ? 0.6 : 1;
}

function changed(a = '', b = ''): number {
  if (a === b) return 0;
  return (vowels.has(a) && vowels.has(b)) || alike.has(a + b) ? 0.7 : 1;
}
