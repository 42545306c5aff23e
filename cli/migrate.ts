import { migrate, migratedText } from '../server/db/migrate.ts';
import { type CommandContext, type ExitCode, withDb } from './command.ts';

/** `handsell migrate`: brings the database to the schema of this version; creates it if needed. */
export async function migrateCommand(context: CommandContext): Promise<ExitCode> {
  context.terminal.print(migratedText(await withDb(context, migrate)));
  return 0;
}
