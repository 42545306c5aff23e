import type { Query } from '../../db/db.ts';
import { type BackupRow, type BackupStep, noteProgress } from './queries.ts';

const everyMs = 1000;

/** Writes down once a second how far a job is, and notices that another one has begun again. */
export function beat(q: Query, row: BackupRow) {
  const overtaken = new AbortController();
  let at: { step: BackupStep; done: number } = { step: '', done: 0 };
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    // While the database is away, the work itself fails and says so.
    const isOurs = await noteProgress(q, row, at.step, at.done).catch(() => true);
    if (!isOurs) overtaken.abort();
  };
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, everyMs);
  return {
    overtaken: overtaken.signal,
    at(step: BackupStep, done: number) {
      at = { step, done };
    },
    async end() {
      clearInterval(timer);
      await writing;
    },
  };
}
