/**
 * The day a title comes out, from what the source knows ('YYYY', 'YYYY-MM', 'YYYY-MM-DD'). A month or year stands for
 * its first day, or for its last day if the title is announced as forthcoming.
 */
export function releaseDay(date: string, availability: string): string | null {
  if (!/^\d{4}(-\d\d(-\d\d)?)?$/.test(date)) return null;
  const [year = 0, month, day] = date.split('-').map(Number);
  if (day !== undefined) return isRealDay(date) ? date : null;
  if (availability !== 'forthcoming') return iso(year, month ?? 1, 1);
  return iso(year, (month ?? 12) + 1, 0);
}

/**
 * The day when a record gave no new date: a month or year is read again, for its availability may have changed; a day
 * from elsewhere (an embargo) stays.
 */
export function keptReleaseDay(
  stored: { release_date: string | null; publication_date: string },
  availability: string,
): string | null {
  const { release_date: day, publication_date: known } = stored;
  if (known.length === 10 || !day?.startsWith(known) || known === '') return day;
  return releaseDay(known, availability);
}

function iso(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}

function isRealDay(date: string): boolean {
  const read = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
}
