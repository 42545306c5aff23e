import PgBoss from 'pg-boss';
import type { CoverParts } from '../import/covers/fetch-covers.ts';
import { bossDb } from './boss-db.ts';
import { choosePrices } from './choose-prices.ts';
import { fetchCovers } from './fetch-covers.ts';
import type { JobName, Jobs } from './jobs.ts';
import { type JobParts, sendMail } from './send-mail.ts';
import { tidy } from './tidy.ts';

/** What all jobs together need. */
type Parts = JobParts & CoverParts;

const jobs: Record<JobName, { run: (parts: Parts) => Promise<void>; cron: string }> = {
  'send-mail': { run: sendMail, cron: '* * * * *' },
  'fetch-covers': { run: fetchCovers, cron: '*/5 * * * *' },
  'choose-prices': { run: choosePrices, cron: '2 * * * *' },
  tidy: { run: tidy, cron: '23 * * * *' },
};
const names = Object.keys(jobs) as JobName[];

/** A wake-up is sent when the transaction that asked for it has most likely ended; the clock catches the rest. */
const wakeAfterMs = 100;

/**
 * Starts the workers of this process and the clock that wakes them. The queue is a schema of the same database
 * (pg-boss), so it survives a restart and any number of processes share it.
 */
export async function startJobs(parts: Parts): Promise<Jobs> {
  const boss = new PgBoss({ db: bossDb(parts.db), schema: 'job_queue', deleteAfterDays: 3 });
  boss.on('error', (err) => parts.log.error({ err }, 'job queue'));
  await boss.start();
  const workers = new Map<JobName, string>();
  for (const name of names) {
    // 'short': of several wake-ups at once one waits in the queue.
    await boss.createQueue(name, { name, policy: 'short', retryLimit: 2, retryDelay: 30 });
    workers.set(name, await boss.work(name, { pollingIntervalSeconds: 15 }, () => run(parts, name)));
    await boss.schedule(name, jobs[name].cron);
  }

  const waking = new Map<JobName, NodeJS.Timeout>();
  const send = async (name: JobName) => {
    waking.delete(name);
    await boss.send(name, {});
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };
  return {
    wake(name) {
      if (waking.has(name)) return;
      const failed = (err: unknown) => parts.log.warn({ err, job: name }, 'could not wake a job');
      waking.set(
        name,
        setTimeout(() => void send(name).catch(failed), wakeAfterMs),
      );
    },
    async stop() {
      for (const timer of waking.values()) clearTimeout(timer);
      await boss.stop({ graceful: true, wait: true, timeout: 8000 });
      await parts.mail.close();
    },
  };
}

async function run(parts: Parts, name: JobName): Promise<void> {
  const started = performance.now();
  try {
    await jobs[name].run(parts);
  } catch (err) {
    parts.log.error({ err, job: name }, 'job failed');
    throw err;
  }
  parts.log.debug({ job: name, ms: Math.round(performance.now() - started) }, 'job');
}
