import type { Shop } from '../../context.ts';
import { wantCover } from './queries.ts';

/** Queues the cover of a title that is shown without one, and wakes the job that fetches it. A failure is only logged. */
export async function askForCover({ env, db, jobs, log }: Shop, eisbn: string): Promise<void> {
  if (!env.COVER_LINKS) return;
  try {
    if (await wantCover(db, eisbn, env.COVER_URL !== '')) jobs.wake('fetch-covers');
  } catch (err) {
    log.warn({ err, eisbn }, 'a cover could not be asked for');
  }
}
