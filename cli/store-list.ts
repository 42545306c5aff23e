import { isTimeZone, timeZoneOf } from '../server/time-zone.ts';
import { type CommandContext, type ExitCode, withDb } from './command.ts';
import { count } from './figures.ts';
import { readStores } from './queries.ts';
import { textTable } from './text-table.ts';

/** `handsell store list` */
export async function storeList(context: CommandContext): Promise<ExitCode> {
  const { terminal } = context;
  const stores = await withDb(context, readStores);
  if (stores.length === 0) {
    terminal.print(
      'There is no store yet. Create yours with: npx handsell store create (or try two demo shops: npx handsell demo).',
    );
    return 0;
  }
  const rows = stores.map((s) => [
    s.webstore_name,
    s.name,
    s.hosts.join(', '),
    s.currency,
    count(s.stocked),
    s.locations.join(', '),
  ]);
  const heading = ['Web name', 'Name', 'Answers at', 'Currency', 'Titles in stock', 'Locations'];
  for (const line of textTable(heading, rows, 60)) terminal.print(line);
  for (const { name, time_zone: zone } of stores) {
    if (isTimeZone(zone)) continue;
    terminal.print(`'${zone}' is not a time zone: ${name} uses the clock of ${timeZoneOf(zone)}.`);
  }
  return 0;
}
