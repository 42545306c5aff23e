import type { TitleEvent } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Context } from '../context.ts';
import { eventStartText, shortDateText } from './event-day.ts';
import { placeOf } from './place-of.ts';
import { readEventsOfTitle } from './queries.ts';

const most = 3;

interface Work {
  id: number;
  authors: readonly { name: string; role?: string }[];
}

/** Events to come that sell a title or name one of its authors. */
export async function eventsOfTitle(
  { q, store, now }: Pick<Context, 'q' | 'store' | 'now'>,
  { id, authors }: Work,
): Promise<TitleEvent[]> {
  const names = authors.filter(isWriter).map(({ name }) => name);
  const rows = await readEventsOfTitle(q, { storeId: store.id, now, most }, id, names);
  const { language } = store.settings.store_info;
  return rows.map((row) => {
    const when = [shortDateText(row, language), eventStartText(row)].filter(Boolean).join(', ');
    const where = row.is_online ? m.events_online() : placeOf(store, { ...row, address: '' }).location_text;
    return { id: row.id, title: row.title, text: [when, where].filter(Boolean).join(' · ') };
  });
}

/** ONIX: roles of those who made the work begin with A. A single word ('Colette') would be found in titles of other events. */
const isWriter = ({ name, role = '' }: Work['authors'][number]) =>
  (role === '' || role.startsWith('A')) && name.trim().includes(' ');
