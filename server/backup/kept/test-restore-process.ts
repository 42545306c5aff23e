import { plainError } from '../../db/plain-error.ts';
import { CopyRefused } from '../snapshot.ts';
import type { Answer } from './test-restore.ts';
import { type Trial, testRestoreHere } from './test-restore-here.ts';

/** A process that tests one backup. It ends when the one that started it has its answer, or is gone. */
process.once('disconnect', () => process.exit());
// Ctrl+C, and the stop of a service, reach every process of the shop: the one that started this decides.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

/** An answer that cannot be delivered: the one that started this is gone, and the process about to end. */
const tell = (answer: Answer) => void process.send?.(answer, () => {});

async function answerTo(trial: Trial): Promise<Answer> {
  try {
    return { counts: await testRestoreHere(trial, (done) => tell({ done })) };
  } catch (e) {
    return e instanceof CopyRefused ? { refused: e.message } : { error: plainError(e) };
  }
}

process.once('message', async (trial: Trial) => tell(await answerTo(trial)));
