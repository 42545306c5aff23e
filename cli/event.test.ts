import { expect, test } from 'vitest';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { anEvent, inDays } from '../test/events.ts';
import { sellingShops } from '../test/selling-shop.ts';
import { eventCancel, eventList } from './event.ts';

const open = sellingShops();

test('the store sees its next events, and cancels one, which shoppers see', async () => {
  const { t, store, reader } = await open();
  const other = await open();
  const id = await anEvent(t.db, store.id, { title: 'Sea stories', first_day: inDays(3) });
  await anEvent(t.db, store.id, { title: 'Secret', is_published: false });
  await anEvent(t.db, store.id, { title: 'Long ago', first_day: inDays(-3) });
  const theirs = await anEvent(t.db, other.store.id, { title: 'Elsewhere' });
  const { context, printed } = commandContext({ openDb: keptOpen(t.db) });
  const of = { store: store.webstoreName };
  await eventList(context, of);
  const table = printed.join('\n');
  expect(table).toMatch(new RegExp(`${id} +${inDays(3)} +18:30 +Sea stories +scheduled`));
  expect(table).toMatch(/Secret +scheduled, not published/);
  expect(table).not.toMatch(/Long ago|Elsewhere/);

  await eventCancel(context, String(id), { ...of, note: 'The author is ill' });
  const { event } = await reader.get('event/v2/get', { event_id: id });
  expect(event).toMatchObject({ status: 'cancelled', change_note: 'The author is ill' });
  const [entry] = await t.db.query('select action, actor, target from audit_entry where store_id = $1', [
    store.id,
  ]);
  expect(entry).toEqual({ action: 'event/cancel', actor: 'command line', target: String(id) });

  await expect(eventCancel(context, String(theirs), of)).rejects.toThrow('Event not found.');
  expect(() => eventCancel(context, 'x', of)).toThrow("'x' is not the number of an event.");
});
