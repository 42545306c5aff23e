import { beat } from '../../beat.ts';
import type { Query } from '../../db/db.ts';
import { type BackupRow, type BackupStep, noteProgress } from './queries.ts';

/** The pulse of a job that makes or tests a backup: `at` says how far it is. */
export function jobPulse(q: Query, row: BackupRow) {
  let at: { step: BackupStep; done: number } = { step: '', done: 0 };
  const pulse = beat(() => noteProgress(q, row, at.step, at.done));
  return {
    ...pulse,
    at(step: BackupStep, done: number) {
      at = { step, done };
    },
  };
}
