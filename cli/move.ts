import { moveDatabase } from '../server/backup/move/move-database.ts';
import type { Db } from '../server/db/db.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { count } from './figures.ts';
import { textTable } from './text-table.ts';

/**
 * `handsell move`: everything in the built-in database of DATA_DIR into the empty PostgreSQL of DATABASE_URL, which
 * `context` opens. The source stays as it is.
 */
export function move(context: CommandContext, openSource: () => Promise<Db>): Promise<ExitCode> {
  return withDb({ ...context, openDb: openSource }, (source) => {
    if (source.isShared)
      throw new CommandRefused(
        'The shop is open: orders placed in the meantime would be left behind. Stop it first.',
      );
    return withDb(context, async (target): Promise<ExitCode> => {
      if (target.isShared) throw new CommandRefused('A shop is open on DATABASE_URL. Stop it first.');
      const moved: string[][] = [];
      await moveDatabase(source, target, (table, { rows, sum }) => moved.push([table, count(rows), sum]));
      const { print } = context.terminal;
      for (const line of textTable(['Table', 'Rows', 'Checksum, the same on both'], moved)) print(line);
      print(
        'Everything is in PostgreSQL. Start the shop with this DATABASE_URL, and keep DATA_DIR: its pictures and key stay there.',
      );
      return 0;
    });
  });
}
