import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ReadEvent, readCalendarFile } from '../server/event/import/read-calendar.ts';
import { saveCalendar } from '../server/event/import/save-calendar.ts';
import {
  parseEventMapping,
  type RejectedEvent,
  readEventTable,
} from '../server/event/import/table/read-event-table.ts';
import { openText } from '../server/import/read/open-text.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { storeCalled } from './connected-store.ts';
import { chosenStore } from './find-store.ts';
import { mappingTable } from './mapping-table.ts';
import { noteChange } from './note-change.ts';

export interface EventImportOptions {
  store?: string;
  dryRun?: boolean;
  /** 'Header=field', of a table. */
  map?: string[];
}

const mostBytes = 20_000_000;

/**
 * `handsell event import FILE`: the events of an iCalendar file, as other calendars export it, or of a table with one row for each.
 * Loading it again does no harm.
 */
export async function eventImport(
  context: CommandContext,
  file: string,
  { store: called, dryRun = false, map = [] }: EventImportOptions,
): Promise<ExitCode> {
  if ((await stat(file)).size > mostBytes) throw new CommandRefused('The file is larger than 20 MB.');
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await storeCalled(context, db, (await chosenStore(db, called)).webstore_name);
    const mailer = { store, mailFrom: context.settings.MAIL_FROM };
    const { events, unread } = await readEvents(context, file, map, store.timeZone);
    const { rejected: refused, ...counts } = await saveCalendar(db, mailer, events, { dryRun });
    const written = counts.added + counts.changed;
    if (written > 0 && !dryRun) await noteChange(db, store.id, 'event/import', basename(file), counts);
    const rejected = [...unread, ...refused];
    report(context, counts, rejected, dryRun);
    if (rejected.length === 0) return 0;
    return rejected.length === events.length + unread.length ? 1 : 2;
  });
}

async function readEvents(
  { terminal }: CommandContext,
  file: string,
  map: string[],
  timeZone: string,
): Promise<{ events: ReadEvent[]; unread: RejectedEvent[] }> {
  const text = await readFile(file, 'utf8');
  if (/^\s*BEGIN:VCALENDAR/i.test(text.replace(/^\ufeff/, '')) || /\.ics$/i.test(file))
    return { events: readCalendarFile(await decoded(file), timeZone), unread: [] };
  const { mapping, events, rejected } = await readEventTable(file, parseEventMapping(map));
  for (const line of mappingTable(mapping)) terminal.print(line);
  terminal.print('');
  return { events, unread: rejected };
}

/** Calendars are UTF-8 by their standard; old programs write them as tables are written. */
async function decoded(file: string): Promise<string> {
  let whole = '';
  for await (const part of (await openText(file)).text) whole += part;
  return whole;
}

function report(
  { terminal: { print } }: CommandContext,
  counts: Record<string, number>,
  rejected: readonly RejectedEvent[],
  dryRun: boolean,
): void {
  if (dryRun) print('Nothing was written. The file would give:');
  for (const [words, count] of Object.entries(counts))
    if (count > 0) print(`${String(count).padStart(7)}  ${words}`);
  if (rejected.length > 0) print(`${String(rejected.length).padStart(7)}  rejected`);
  for (const { title, reason } of rejected)
    print(`         ${title || 'An event without a title'}: ${reason}`);
}
