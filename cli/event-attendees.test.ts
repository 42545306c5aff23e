import { expect, test } from 'vitest';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { anEvent, anRsvp } from '../test/events.ts';
import { sellingShops } from '../test/selling-shop.ts';
import { eventAttendees } from './event-attendees.ts';

const open = sellingShops();

test('the store sees who comes, then who waits in their order, and takes the list out as CSV', async () => {
  const { t, store, stranger } = await open();
  const other = await open();
  const limited = { attendance: 'request', rsvp_limit: 3, waitlist_enabled: true } as const;
  const event_id = await anEvent(t.db, store.id, { title: 'Sea stories', ...limited });
  const theirs = await anEvent(t.db, other.store.id, limited);
  const { context, printed } = commandContext({ openDb: keptOpen(t.db) });
  const of = { store: store.webstoreName };
  await eventAttendees(context, String(event_id), of);
  expect(printed.splice(0)).toEqual(['Sea stories has no RSVPs and no tickets.']);

  const guests = [
    { name: 'Ada Reader', email: 'ada@example.org', quantity: 2 },
    { name: '=HYPERLINK("x")', email: 'ben@example.org', quantity: 2 },
    { name: 'Zoë Quill', email: 'zoe@example.org', quantity: 1 },
    { name: 'Dan "Doc" Marsh', email: 'dan@example.org', quantity: 1 },
  ];
  for (const guest of guests) await stranger().get('event/v2/rsvp', { event_id, ...anRsvp(), ...guest });
  await eventAttendees(context, String(event_id), of);
  const [sum, ...table] = printed.splice(0);
  expect(sum).toBe('Sea stories: places taken 3, waited for 3.');
  expect(table.join('\n')).toMatch(
    /Ada Reader +ada@.* 2 +has a place\n.*Zoë Quill .*has a place\n.*HYPERLINK.*waiting, number 1\n.*Dan .*number 2/,
  );

  await eventAttendees(context, String(event_id), { ...of, csv: true });
  expect(printed.splice(0)).toEqual([
    '\ufeffname,email,phone,places,state,waiting_position',
    '"Ada Reader","ada@example.org","(207) 555-0100",2,"has a place",',
    '"Zoë Quill","zoe@example.org","(207) 555-0100",1,"has a place",',
    `"'=HYPERLINK(""x"")","ben@example.org","(207) 555-0100",2,"is waiting",1`,
    '"Dan ""Doc"" Marsh","dan@example.org","(207) 555-0100",1,"is waiting",2',
  ]);
  await expect(eventAttendees(context, String(theirs), of)).rejects.toThrow('Event not found.');
  expect(() => eventAttendees(context, 'x', of)).toThrow("'x' is not the number of an event.");
});
