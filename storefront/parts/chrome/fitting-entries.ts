/**
 * How many entries of the menu bar stand in one line of `room` px, `gap` px between them. Where not all do, there must be room
 * for 'More Menus' too, `more` px wide.
 */
export function fittingEntries(widths: readonly number[], more: number, gap: number, room: number): number {
  const all = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(widths.length - 1, 0);
  // Widths are rounded: an entry does not go for the fraction of a pixel.
  if (all <= room + 0.5) return widths.length;
  let used = more;
  let count = 0;
  for (const width of widths) {
    used += width + gap;
    if (used > room + 0.5) break;
    count++;
  }
  return count;
}
