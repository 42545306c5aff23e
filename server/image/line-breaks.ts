/** Words that should not be left hanging at the end of a line. */
const HANGING = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'in',
  'my',
  'of',
  'on',
  'or',
  'the',
  'to',
  '&',
]);

/**
 * Breaks words into exactly `count` lines of as equal width as possible (`widths` and `space` in em).
 * Balanced lines are what tells a title set by hand from a paragraph.
 */
export function breakLines(words: string[], widths: number[], space: number, count: number): string[] {
  const n = words.length;
  const reach = [0];
  for (const width of widths) reach.push((reach.at(-1) ?? 0) + width + space);
  const total = (reach.at(-1) ?? 0) || 1;
  const cost = (from: number, to: number) => {
    const width = ((reach[to] ?? 0) - (reach[from] ?? 0) - space) / total;
    const hangs = to < n && HANGING.has((words[to - 1] ?? '').toLowerCase());
    return (width * (hangs ? 1.12 : 1)) ** 4;
  };
  // best[k][i]: cheapest way to set the first i words in k lines; from[k][i]: where its last line starts.
  let best = Array.from({ length: n + 1 }, (_, i) => (i === 0 ? 0 : Number.POSITIVE_INFINITY));
  const from: number[][] = [];
  for (let k = 1; k <= count; k++) {
    const next = Array.from({ length: n + 1 }, () => Number.POSITIVE_INFINITY);
    const starts = Array.from({ length: n + 1 }, () => 0);
    for (let i = k; i <= n; i++) {
      for (let start = k - 1; start < i; start++) {
        const price = (best[start] ?? Number.POSITIVE_INFINITY) + cost(start, i);
        if (price < (next[i] ?? 0)) {
          next[i] = price;
          starts[i] = start;
        }
      }
    }
    from.push(starts);
    best = next;
  }
  const lines: string[] = [];
  for (let k = count, end = n; k > 0; k--) {
    const start = from[k - 1]?.[end] ?? 0;
    lines.unshift(words.slice(start, end).join(' '));
    end = start;
  }
  return lines;
}
