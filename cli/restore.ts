import { keyPrint } from '../server/backup/backup-key.ts';
import { readBackup } from '../server/backup/read-backup.ts';
import { restoreBackup } from '../server/backup/restore-backup.ts';
import { secretKey } from '../server/process/secret-key.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { count } from './figures.ts';

export interface RestoreOptions {
  /** Give up what is there. */
  replace?: boolean;
}

/** `handsell restore FILE`: makes the database and DATA_DIR what they were when the backup was made. */
export async function restore(
  context: CommandContext,
  file: string,
  { replace = false }: RestoreOptions,
): Promise<ExitCode> {
  const { dataDir, settings, terminal } = context;
  const backup = await readBackup(file);
  try {
    return await withDb(context, async (db): Promise<ExitCode> => {
      if (db.isShared) throw new CommandRefused('The shop is open on this database. Stop it first.');
      const images = context.openImages();
      const { isItsKey } = await restoreBackup(backup, {
        ...{ db, images, dataDir, replace, settingKey: settings.SECRET_KEY },
        printOf: (key) => keyPrint(secretKey(key)),
      });
      const { tables, files, made_at } = backup.manifest;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      terminal.print(
        `${count(rows)} rows in ${tables.length} tables and ${count(files)} pictures are back as of ${made_at}; every table was checked.`,
      );
      if (!isItsKey)
        terminal.print(
          'The secret key differs from the one in the backup: links in earlier emails won’t open their orders. Set SECRET_KEY to the old one.',
        );
      return 0;
    });
  } finally {
    backup.close();
  }
}
