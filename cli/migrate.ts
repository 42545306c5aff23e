import { migrate } from '../server/db/migrate.ts';
import { type CommandContext, type ExitCode, withDb } from './command.ts';

/** `handsell migrate`: brings the database to the schema of this version; creates it if needed. */
export async function migrateCommand(context: CommandContext): Promise<ExitCode> {
  const applied = await withDb(context, migrate);
  const what = applied.length > 0 ? `brought up to date (${applied.join(', ')})` : 'already up to date';
  context.terminal.print(`The database is ${what}.`);
  return 0;
}
