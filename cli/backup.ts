import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { keyPrint, presentKey, secretFileOf } from '../server/backup/backup-key.ts';
import { noteCommand } from '../server/backup/kept/note-command.ts';
import { writeBackup } from '../server/backup/write-backup.ts';
import { secretKey } from '../server/process/secret-key.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { count, counted } from './figures.ts';

/** `handsell backup FILE`: everything of the shop in one file, also while it is open. */
export async function backup(context: CommandContext, given: string): Promise<ExitCode> {
  const file = resolve(given);
  if (existsSync(file)) throw new CommandRefused(`${given} already exists. Choose another name.`);
  if (!existsSync(dirname(file))) throw new CommandRefused(`There is no folder ${dirname(file)}.`);
  const { dataDir, settings, terminal, signal } = context;
  const secretFile = secretFileOf({ DATA_DIR: dataDir, SECRET_KEY: settings.SECRET_KEY });
  const secret = presentKey({ DATA_DIR: dataDir, SECRET_KEY: settings.SECRET_KEY });
  const key = { secretFile, keyPrint: secret && keyPrint(secretKey(secret)) };
  const withFiles = !settings.S3_URL;
  const { manifest, figures, size } = await withDb(context, async (db) => {
    const made = await writeBackup({ db, dataDir, withFiles, ...key, file, signal });
    const { size } = await stat(file);
    await noteCommand(db, { ...made, file: basename(file), size, withFiles });
    return { ...made, size };
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { print } = terminal;
  print(
    `${given}: ${counted(figures.titles, 'title')}, ${counted(figures.customers, 'customer')} and ${counted(figures.orders, 'order')} (${count(rows)} rows), ${counted(manifest.files, 'picture')}; ${(size / 1e6).toFixed(1)} MB.`,
  );
  if (secretFile)
    print('It contains the secret key and customers’ names: keep the file where only you can read it.');
  else
    print(
      'It doesn’t contain the SECRET_KEY: keep that with your settings. It does contain customers’ names: keep the file private.',
    );
  if (!withFiles) print('It doesn’t contain the pictures in the bucket (S3_URL).');
  return 0;
}
