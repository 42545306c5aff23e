import { migrate } from '../server/db/migrate.ts';
import { type CommandContext, type ExitCode, withDb } from './command.ts';
import { readStores } from './queries.ts';

/** `handsell demo`: fills an empty database with the two demo shops. */
export async function demoCommand(context: CommandContext): Promise<ExitCode> {
  const { terminal } = context;
  return withDb(context, async (db) => {
    await migrate(db);
    const [store] = await readStores(db);
    if (store) {
      terminal.print(`There is already a store (${store.name}); the demo shops need an empty database.`);
      return 1;
    }
    const { seedDemo } = await import('../demo/seed.ts');
    await seedDemo(db, { images: context.openImages(), say: terminal.print });
    return 0;
  });
}
