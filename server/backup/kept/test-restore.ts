import { fromPlainError, type PlainError } from '../../db/plain-error.ts';
import { startProcess } from '../../worker-file.ts';
import { CopyRefused } from '../snapshot.ts';
import type { BackupCounts } from './queries.ts';
import type { Trial } from './test-restore-here.ts';

/** What the process says: `done` (0 to 1) many times, then one of the others. */
export type Answer =
  | { done: number }
  | { counts: BackupCounts }
  | { refused: string }
  | { error: PlainError };

/**
 * Restores a backup into an empty database in a process of its own, whose memory goes with it. When this settles, the process has ended
 * and writes to the folder no more.
 *
 * @throws CopyRefused for a backup that could not be restored; what the system says, or that the process was killed, else
 */
export function testRestore(
  trial: Trial,
  { signal, onProgress }: { signal: AbortSignal; onProgress(done: number): void },
): Promise<BackupCounts> {
  return new Promise((resolve, reject) => {
    let last: Exclude<Answer, { done: number }> | undefined;
    let fault: Error | undefined;
    const child = startProcess('backup/kept/test-restore-process', { signal, killSignal: 'SIGKILL' });
    child.on('message', (answer: Answer) => {
      if ('done' in answer) return onProgress(answer.done);
      last = answer;
      // It waits for this: what it said before it ended might be read after the news of its end.
      child.disconnect();
    });
    child.on('error', (e) => {
      fault = e;
      // One that could not be started does not exit.
      if (child.pid === undefined) reject(e);
    });
    child.once('exit', (code, killedBy) => {
      if (last && 'counts' in last) resolve(last.counts);
      else if (last && 'refused' in last) reject(new CopyRefused(last.refused));
      else if (last) reject(fromPlainError(last.error));
      else reject(fault ?? new Error(`The process of the test ended early (${killedBy ?? code}).`));
    });
    child.send(trial);
  });
}
