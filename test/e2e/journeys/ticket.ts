import { randomInt } from 'node:crypto';
import type { Query } from '../../../server/db/db.ts';
import { saveEvent } from '../../../server/event/write.ts';
import { type EventOverrides, evening } from '../../events.ts';
import { anIsbn, buildTitle } from '../../factories.ts';
import { inShop } from '../stock.ts';

export interface SoldTicket {
  eisbn: string;
  title: string;
  /** Of its event. */
  path: string;
}

/** An evening in a week at the first shop, with one place left, whose ticket costs so many cents. */
export function aTicket(price: number): Promise<SoldTicket> {
  return inShop(async (q) => {
    const number = randomInt(1_000_000, 10_000_000);
    const { eisbn, title } = await buildTitle(q, {
      eisbn: anIsbn(number),
      title: `Ticket ${number}`,
      binding: 'Ticket',
      list_price_usa: price,
    });
    const tickets = [{ eisbn, places: 1 }];
    return { eisbn, title, path: await anEveningIn(q, { title: `Evening ${number}`, tickets }) };
  });
}

/** The page of an evening in a week at the first shop, whose places are reserved. */
export const anEvening = (): Promise<string> =>
  inShop((q) => anEveningIn(q, { title: `Evening ${randomInt(1_000_000)}`, attendance: 'request' }));

async function anEveningIn(q: Query, given: EventOverrides): Promise<string> {
  // Other stories open copies of the demo shops: the first is the demo's own.
  const [store] = await q.query<{ id: number; time_zone: string }>(
    "select s.id, s.time_zone from store s join location l on l.store_id = s.id where l.code = 'PORTLAND' order by s.id",
  );
  if (!store) throw new Error('no shop');
  const { id } = await saveEvent(q, { id: store.id, timeZone: store.time_zone }, null, evening(given));
  const [date] = await q.query<{ id: number }>('select id from event_date where event_id = $1', [id]);
  return `/events/${date?.id}`;
}
