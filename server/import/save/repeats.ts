import type { TitleRecord } from '../record.ts';

/**
 * Lines of one source about one book become one record in the place of the last, whose words win. Else a list that
 * names a book twice would change it back and forth each time it is loaded.
 */
export function withoutRepeats(records: readonly TitleRecord[]): { record: TitleRecord; index: number }[] {
  const latest = new Map<string, { record: TitleRecord; index: number }>();
  const kept = new Set<{ record: TitleRecord; index: number }>();
  records.forEach((record, index) => {
    const before = latest.get(record.eisbn);
    const joins = before && isFull(before.record) && isFull(record) && before.record.source === record.source;
    const one = { record: joins ? joined(before.record, record) : record, index };
    if (joins) kept.delete(before);
    kept.add(one);
    latest.set(record.eisbn, one);
  });
  return [...kept];
}

/** A full record brings a deleted title back; one of single blocks (ONIX 04) does not. */
export function isFull({ notification }: TitleRecord): boolean {
  return notification !== 'block' && notification !== 'delete';
}

function joined(before: TitleRecord, after: TitleRecord): TitleRecord {
  if ((after.sent_at ?? 0) < (before.sent_at ?? 0)) return before;
  const said = Object.entries(after).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(said) };
}
