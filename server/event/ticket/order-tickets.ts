import type { OrderTicket } from '../../../contract/order.ts';
import type { Query } from '../../db/db.ts';
import { eventDateText, eventTimeText } from '../../event-date/event-day.ts';
import { placeOf } from '../../event-date/place-of.ts';
import type { SecretKey } from '../../process/secret-key.ts';
import type { Store } from '../../store/stores.ts';
import { type OrderTicketRow, readOrderTickets } from './queries.ts';
import { ticketCode } from './ticket-code.ts';

/** The tickets that were bought with an order, in the order of its lines. */
export async function ticketsOfOrder(
  q: Query,
  { store, secret }: { store: Store; secret: SecretKey },
  orderId: number,
): Promise<OrderTicket[]> {
  const rows = await readOrderTickets(q, orderId);
  return rows.map((row) => {
    const code = ticketCode(secret, row.ticket_id);
    return {
      code,
      image: ticketImage(code),
      position: row.position,
      title: row.ticket_title,
      event_id: row.id,
      event_title: row.title,
      date_text: eventDateText(row, store.settings.store_info.language),
      time_text: eventTimeText(row),
      location_text: placeOf(store, row).location_text,
      online_url: row.online_url,
      state: stateOf(row),
    };
  });
}

/** Path of the picture of a code. */
const ticketImage = (code: string) => `/images/ticket/${code}.png`;

function stateOf({ is_void, is_used, status }: OrderTicketRow): OrderTicket['state'] {
  if (is_void) return 'void';
  if (status === 'cancelled') return 'event_canceled';
  return is_used ? 'used' : 'valid';
}
