import { plainError } from '../../db/plain-error.ts';
import { CopyRefused } from '../snapshot.ts';
import type { Answer } from './test-restore.ts';
import { type Trial, testRestoreHere } from './test-restore-here.ts';

/** A process that tests one backup. It ends when the one that started it has its answer, or is gone. */
process.once('disconnect', () => process.exit());
// Ctrl+C, and the stop of a service, reach every process of the shop: the one that started this decides.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function answerTo(trial: Trial): Promise<Answer> {
  try {
    return { counts: await testRestoreHere(trial, (done) => process.send?.({ done } satisfies Answer)) };
  } catch (e) {
    return e instanceof CopyRefused ? { refused: e.message } : { error: plainError(e) };
  }
}

process.once('message', async (trial: Trial) => process.send?.(await answerTo(trial)));
