import PgBoss from 'pg-boss';
import { bossDb } from '../db/boss-db.ts';
import type { Query } from '../db/db.ts';
import { addEventDates } from '../event/add-dates.ts';
import { keepEventClocks } from '../event/keep-clock.ts';
import { hasOpenExport } from '../export/kept/queries.ts';
import type { CoverParts } from '../import/covers/fetch-covers.ts';
import { fetchWantedCovers } from '../import/covers/fetch-wanted-covers.ts';
import { hasOpenImport } from '../import/upload/queries.ts';
import { isPublicationDue } from '../page/draft/publish-due.ts';
import type { SettleParts } from '../payment/settle-payment.ts';
import { makeReports } from '../report/make-reports.ts';
import { hasUnfilledList } from '../titlelist/fill-lists.ts';
import { choosePrices } from './choose-prices.ts';
import { fillAllLists } from './fill-lists.ts';
import { type IssueParts, issueGiftCardsDue } from './issue-gift-cards.ts';
import type { JobName, Jobs } from './jobs.ts';
import { applyKeepRules } from './keep-rules.ts';
import { loadUploads, type UploadParts } from './load-uploads.ts';
import { hasBackupWork, type MakeBackupParts, makeBackups } from './make-backups.ts';
import { type MakeExportParts, makeExports } from './make-exports.ts';
import { moveUpGuests } from './move-up-guests.ts';
import { publishPages } from './publish-pages.ts';
import { hasDueMail } from './queries.ts';
import { remindAllGuests } from './remind-guests.ts';
import { writeRunBegun, writeRunEnded } from './run-queries.ts';
import { sendAlerts } from './send-alerts.ts';
import { sendMail } from './send-mail.ts';
import { settlePayments } from './settle-payments.ts';
import { tidy } from './tidy.ts';
import { weighPopularity } from './weigh-popularity.ts';
import { workQueue } from './work-queue.ts';

/** What all jobs together need. */
type Parts = IssueParts & CoverParts & SettleParts & UploadParts & MakeBackupParts & MakeExportParts;

interface Job {
  /** Long ones end soon after `stopping`. */
  run: (parts: Parts, stopping: AbortSignal) => Promise<void>;
  /** Runs each time so many minutes have passed (12 hours are the most that pg-boss tells apart), `at` minutes after the full hour or midnight (UTC). */
  everyMinutes: number;
  at: number;
  /** Asked every ten seconds: work that the command line leaves behind starts no job by itself. */
  isDue?: (q: Query) => Promise<boolean>;
}

const jobs: Record<JobName, Job> = {
  'send-mail': { run: sendMail, everyMinutes: 1, at: 0, isDue: hasDueMail },
  'issue-gift-cards': { run: (parts) => issueGiftCardsDue(parts), everyMinutes: 1, at: 0 },
  'fetch-covers': { run: fetchWantedCovers, everyMinutes: 5, at: 0 },
  'choose-prices': { run: choosePrices, everyMinutes: 60, at: 2 },
  'settle-payments': { run: settlePayments, everyMinutes: 1, at: 0 },
  'load-uploads': { run: loadUploads, everyMinutes: 60, at: 7, isDue: hasOpenImport },
  'fill-lists': { run: fillAllLists, everyMinutes: 10, at: 8, isDue: hasUnfilledList },
  'publish-pages': { run: publishPages, everyMinutes: 1, at: 0, isDue: isPublicationDue },
  'make-backups': { run: makeBackups, everyMinutes: 10, at: 3, isDue: hasBackupWork },
  'make-exports': { run: makeExports, everyMinutes: 60, at: 11, isDue: hasOpenExport },
  'make-reports': { run: makeReports, everyMinutes: 1, at: 0 },
  'add-event-dates': {
    run: ({ db }) => addEventDates(db).then(() => keepEventClocks(db)),
    everyMinutes: 12 * 60,
    at: 4 * 60,
  },
  'remind-guests': { run: (parts) => remindAllGuests(parts), everyMinutes: 60, at: 5 },
  'send-alerts': { run: (parts) => sendAlerts(parts), everyMinutes: 15, at: 6 },
  'move-up-guests': { run: (parts) => moveUpGuests(parts), everyMinutes: 5, at: 1 },
  tidy: { run: tidyAll, everyMinutes: 60, at: 23 },
  'weigh-popularity': { run: weighPopularity, everyMinutes: 12 * 60, at: 3 * 60 },
};
const names = Object.keys(jobs) as JobName[];

/** Several wake-ups within this time become one. */
const wakeAfterMs = 100;
const longestStopMs = 8_000;

/**
 * Starts the workers of this process and the clock that wakes them. The queue is a schema of the same database
 * (pg-boss), so it survives a restart and any number of processes share it. The clock is ours: that of pg-boss has a worker
 * that does not survive a database that goes away (work-queue.ts).
 */
export async function startJobs(
  parts: Parts,
  { seldomAfterMs = 10 * 60_000, clockMs = 10_000 } = {},
): Promise<Jobs> {
  const { log } = parts;
  const boss = new PgBoss({ db: bossDb(parts.db), schema: 'job_queue', schedule: false, deleteAfterDays: 3 });
  boss.on('error', (err) => log.error({ err }, 'job queue'));
  await boss.start();
  // 'short': of several wake-ups at once one waits in the queue.
  for (const name of names)
    await boss.createQueue(name, { name, policy: 'short', retryLimit: 2, retryDelay: 30 });
  const stopping = new AbortController();
  const workers = new Map(
    names.map((name) => {
      const failed = (err: unknown) => log.warn({ err, job: name }, 'could not record the end of a job');
      return [name, workQueue(boss, name, () => run(parts, name, stopping.signal), failed)];
    }),
  );

  const send = (name: JobName, options: PgBoss.SendOptions = {}) =>
    boss
      .send(name, {}, options)
      .then(() => workers.get(name)?.notify())
      .catch((err: unknown) => log.warn({ err, job: name }, 'could not wake a job'));

  /** Of several processes one wakes it. */
  const sendDue = (name: JobName) => void send(name, { singletonSeconds: jobs[name].everyMinutes * 60 });

  async function sendIfDue(name: JobName): Promise<void> {
    // A database that is away is no news here: each job says so itself.
    const isDue = await jobs[name].isDue?.(parts.db).catch(() => false);
    if (isDue) await send(name);
  }

  const began = new Map(names.map((name) => [name, slotOf(name)]));
  const clock = setInterval(() => {
    for (const name of names) {
      if (began.get(name) !== slotOf(name)) {
        began.set(name, slotOf(name));
        sendDue(name);
      } else void sendIfDue(name);
    }
  }, clockMs);
  // A shop that is off at night does by day what is due seldom.
  const seldom = setTimeout(
    () => names.filter((name) => jobs[name].everyMinutes > 60).forEach(sendDue),
    seldomAfterMs,
  );

  const waking = new Map<JobName, NodeJS.Timeout>();
  return {
    wake(name) {
      if (waking.has(name)) return;
      const later = setTimeout(() => {
        waking.delete(name);
        void send(name);
      }, wakeAfterMs);
      waking.set(name, later);
    },
    async stop() {
      stopping.abort();
      clearInterval(clock);
      clearTimeout(seldom);
      for (const timer of waking.values()) clearTimeout(timer);
      await Promise.race([
        Promise.all([...workers.values()].map((worker) => worker.stop())),
        afterMs(longestStopMs),
      ]);
      await boss.stop({ graceful: false });
      await parts.mail.close();
    },
  };
}

async function tidyAll(parts: Parts): Promise<void> {
  await tidy(parts);
  await applyKeepRules(parts.db, parts.stores);
}

/** Changes when the job is due. */
function slotOf(name: JobName): number {
  const { everyMinutes, at } = jobs[name];
  return Math.floor((Date.now() / 60_000 - at) / everyMinutes);
}

const afterMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

async function run(parts: Parts, name: JobName, stopping: AbortSignal): Promise<void> {
  const started = performance.now();
  // What staff read of it (job-states.ts) is no reason not to run.
  const noted = (writing: Promise<void>) =>
    writing.catch((err: unknown) => parts.log.debug({ err, job: name }, 'could not note the run of a job'));
  await noted(writeRunBegun(parts.db, name, jobs[name].everyMinutes));
  try {
    await jobs[name].run(parts, stopping);
  } catch (err) {
    parts.log.error({ err, job: name }, 'job failed');
    await noted(writeRunEnded(parts.db, name, err instanceof Error ? err.message : String(err)));
    throw err;
  }
  await noted(writeRunEnded(parts.db, name, ''));
  parts.log.debug({ job: name, ms: Math.round(performance.now() - started) }, 'job');
}
