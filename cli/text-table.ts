/** Rows as columns of text, the first row as heading with a line below it. Long cells are cut to `widest` characters. */
export function textTable(heading: string[], rows: readonly string[][], widest = 40): string[] {
  const clip = (text: string) => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text);
  const all = [heading, ...rows].map((row) => row.map((cell) => clip(cell.replace(/\s+/g, ' '))));
  const widths = heading.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd();
  const [first = [], ...rest] = all;
  return [line(first), widths.map((w) => '-'.repeat(w)).join('  '), ...rest.map(line)];
}
