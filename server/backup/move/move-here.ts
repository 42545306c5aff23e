import type { Logger } from 'pino';
import { keepAddress, readyAddress } from '../../database-address.ts';
import { connectAlone } from '../../db/connect.ts';
import type { Env } from '../../env.ts';
import { copyProblem } from '../copy-problem.ts';
import { openAlone } from '../open-alone.ts';
import { moveDatabase } from './move-database.ts';
import type { MoveTask } from './move-task.ts';

interface Options {
  log: Logger;
  onStep(step: 'moving', done: number): void;
}

/**
 * Copies the built-in database of a shop, which is closed, into the PostgreSQL of a task, and keeps its address in the data folder. Resolves
 * to '', or to a sentence that says why the shop stays where it is. A process that dies before the address is kept opens the built-in
 * database, and later ones the other: only one of them ever takes orders.
 */
export async function moveHere(env: Env, { url }: MoveTask, { log, onStep }: Options): Promise<string> {
  try {
    // Where the folder cannot be written, the copy is not even begun.
    readyAddress(env.DATA_DIR, url);
    const source = await openAlone(env);
    try {
      const target = await connectAlone({ databaseUrl: url, dataDir: env.DATA_DIR });
      try {
        let copied = 0;
        onStep('moving', 0);
        await moveDatabase(source, target, (_table, _totals, of) => {
          copied += 1;
          onStep('moving', copied / of);
        });
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
    keepAddress(env.DATA_DIR);
    return '';
  } catch (err) {
    log.error({ err }, 'the shop could not be moved to PostgreSQL');
    return copyProblem(err);
  }
}
