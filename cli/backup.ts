import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { writeBackup } from '../server/backup/write-backup.ts';
import { keyPrint } from '../server/process/secret-key.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { count, counted } from './figures.ts';

/** `handsell backup FILE`: everything of the shop in one file, also while it is open. */
export async function backup(context: CommandContext, given: string): Promise<ExitCode> {
  const file = resolve(given);
  if (existsSync(file)) throw new CommandRefused(`${given} already exists. Choose another name.`);
  if (!existsSync(dirname(file))) throw new CommandRefused(`There is no folder ${dirname(file)}.`);
  const { dataDir, settings, terminal, signal } = context;
  const key = join(dataDir, 'secret.key');
  const secretFile = !settings.SECRET_KEY && existsSync(key) ? readFileSync(key, 'utf8') : '';
  const secret = settings.SECRET_KEY || secretFile.trim();
  const withFiles = !settings.S3_URL;
  const { manifest, figures } = await withDb(context, (db) =>
    writeBackup({ db, dataDir, withFiles, secretFile, keyPrint: secret && keyPrint(secret), file, signal }),
  );
  const { size } = await stat(file);
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
