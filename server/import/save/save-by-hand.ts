import type { Query } from '../../db/db.ts';
import type { TitleRecord } from '../record.ts';
import { mergeTitle } from '../rules/merge-title.ts';
import type { StoredTitle } from '../rules/stored-title.ts';
import { catalogueDay } from './catalogue-day.ts';
import { insertTitles, lockKnown, readStored, saveDetails, saveSources, updateTitles } from './queries.ts';

/** The source of what a person typed; other sources are names of files and of senders. */
const source = 'desk';

/** A book of the catalogue as it is stored. */
export async function storedTitle(q: Query, id: number): Promise<(StoredTitle & { id: number }) | undefined> {
  return (await readStored(q, [id])).get(id);
}

/** The same by ISBN, kept from others until the transaction ends. */
export async function lockTitle(
  q: Query,
  eisbn: string,
): Promise<(StoredTitle & { id: number }) | undefined> {
  const [known] = await lockKnown(q, [eisbn], [source]);
  return known && storedTitle(q, known.id);
}

/**
 * Writes what a person says of a book, a new one or (`stored`) what has changed, in a transaction of the caller. Messages that were
 * sent before a change do not undo it; those that were sent before a book was added fill it.
 */
export async function saveByHand(
  q: Query,
  said: Partial<TitleRecord> & Pick<TitleRecord, 'eisbn'>,
  stored?: StoredTitle & { id: number },
): Promise<void> {
  const record: TitleRecord = { ...said, source, notification: 'confirmed' };
  const title = mergeTitle(record, stored, { today: await catalogueDay(q), hasOtherSource: false });
  const id = stored?.id ?? (await insertTitles(q, [title])).get(title.eisbn);
  if (id === undefined) throw new Error(`the title ${title.eisbn} was not written`);
  if (stored) await updateTitles(q, [{ ...title, id, revive: false }]);
  await saveDetails(q, [{ ...title, id }]);
  const sent_at = stored ? Date.now() : 0;
  await saveSources(q, [{ title_id: id, source, record_ref: '', sent_at, content_hash: '' }]);
}
