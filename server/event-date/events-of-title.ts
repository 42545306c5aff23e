import type { TitleEvent } from '../../contract/title.ts';
import type { Context } from '../context.ts';
import { eventStartText, shortDateText } from './event-day.ts';
import { placeOf } from './place-of.ts';
import { readEventsOfTitle } from './queries.ts';

const most = 3;

interface Work {
  id: number;
  authors: readonly { name: string; role?: string }[];
}

/** Events to come where a title is sold, or which its author visits. */
export async function eventsOfTitle(
  { q, store, now }: Pick<Context, 'q' | 'store' | 'now'>,
  { id, authors }: Work,
): Promise<TitleEvent[]> {
  const names = authors.filter(isWriter).map(({ name }) => name);
  const rows = await readEventsOfTitle(q, { storeId: store.id, now, most }, id, names);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    date_text: shortDateText(row, store.settings.store_info.language),
    time_text: eventStartText(row),
    visitors: row.names,
    place: placeOf(store, { ...row, address: '' }).location_text,
    is_here: row.location_id !== null,
    is_online: row.is_online,
  }));
}

/** ONIX: roles of those who made the work begin with A. A single word ('Colette') would be found in titles of other events. */
const isWriter = ({ name, role = '' }: Work['authors'][number]) =>
  (role === '' || role.startsWith('A')) && name.trim().includes(' ');
