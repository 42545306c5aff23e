import { csvCell } from '../../contract/csv-cell.ts';
import * as m from '../../messages/compiled/messages.js';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { dateIdOf } from '../parts/event-date-id.ts';

/** Who comes to a date, as a file for spreadsheet programs. */
export const loader = deskLoader(async (args) => {
  const { title, first_day, holders, rsvps } = valueFrom(
    await args.api('event/getGuests', { id: dateIdOf(args) }),
  );
  const rows = [
    ...holders.map((holder) => ({
      ...holder,
      state: m.deskevent_file_tickets({ number: holder.order_number }),
      come: holder.present,
    })),
    ...rsvps.map((rsvp) => ({
      ...rsvp,
      state: rsvp.waiting > 0 ? m.deskevent_file_waiting({ place: rsvp.waiting }) : m.deskevent_file_place(),
      come: rsvp.has_come ? rsvp.quantity : 0,
    })),
  ];
  const lines = rows.map((row) =>
    [
      csvCell(row.name),
      csvCell(row.email),
      csvCell(row.phone),
      row.quantity,
      csvCell(row.state),
      row.come,
    ].join(','),
  );
  // The byte order mark: without it, spreadsheet programs misread accents.
  const text = `\ufeff${['name,email,phone,places,state,present', ...lines].join('\r\n')}\r\n`;
  const name = `${title.replace(/[^\w-]+/g, '-').slice(0, 60)}-${first_day}.csv`;
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
});
