import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyPrint } from '../server/backup/backup-key.ts';
import { readBackup } from '../server/backup/read-backup.ts';
import { checkTarget, writeDatabase } from '../server/backup/write-database.ts';
import { makeFolder } from '../server/make-folder.ts';
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
      await checkTarget(db, backup.snapshot, replace);
      const images = context.openImages();
      const key = join(dataDir, 'secret.key');
      const keptKey = settings.SECRET_KEY || (existsSync(key) ? readFileSync(key, 'utf8').trim() : '');
      let secret = '';
      await backup.before({
        async secret(text) {
          if (keptKey && !settings.SECRET_KEY && keptKey !== text.trim() && !replace)
            throw new CommandRefused(
              `${key} belongs to another shop. Use --replace to replace it with the one in the backup.`,
            );
          secret = settings.SECRET_KEY ? '' : text;
        },
        file: (name, bytes) => images.write(name, bytes),
      });
      await writeDatabase(db, backup.snapshot, { replace });
      if (secret) {
        makeFolder(dataDir);
        writeFileSync(key, secret, { mode: 0o600 });
      }
      const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      terminal.print(
        `${count(rows)} rows in ${backup.manifest.tables.length} tables and ${count(backup.manifest.files)} pictures are back as of ${backup.manifest.made_at}; every table was checked.`,
      );
      const now = secret.trim() || keptKey;
      if (backup.manifest.key_print && (!now || keyPrint(secretKey(now)) !== backup.manifest.key_print))
        terminal.print(
          'The secret key differs from the one in the backup: links in earlier emails won’t open their orders. Set SECRET_KEY to the old one.',
        );
      return 0;
    });
  } finally {
    backup.close();
  }
}
