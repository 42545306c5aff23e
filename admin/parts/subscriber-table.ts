import type { AdminOutput } from '../../contract/admin/actions.ts';
import { csvCell } from '../../contract/csv-cell.ts';

type Subscriber = AdminOutput<'newsletter/getList'>['subscribers'][number];

/** A table of subscribers for spreadsheet programs and newsletter services, whose names of columns it has. */
export function subscriberTable(subscribers: readonly Subscriber[], when: (at: number) => string): string {
  const head = 'email,first_name,last_name,phone,signed_up,consent,page,unsubscribed';
  const rows = subscribers.map((one) =>
    [
      one.email,
      one.first_name,
      one.last_name,
      one.phone,
      when(one.signed_up),
      one.consent,
      one.page,
      one.ended === null ? '' : when(one.ended),
    ]
      .map(csvCell)
      .join(','),
  );
  // The byte order mark: without it, spreadsheet programs misread accents.
  return `\ufeff${[head, ...rows].join('\r\n')}\r\n`;
}
