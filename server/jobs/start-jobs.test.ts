import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { freshDb } from '../../test/database.ts';
import { buildList, buildStore, buildTitle } from '../../test/factories.ts';
import { DatabaseDown, type Db } from '../db/db.ts';
import { secretKey } from '../process/secret-key.ts';
import { diskBackups } from '../providers/backups/disk-backups.ts';
import { memoryImages } from '../providers/images/memory-images.ts';
import { fakeMail } from '../providers/mail/fake-mail.ts';
import type { MailProvider } from '../providers/mail/mail.ts';
import { loadStores } from '../store/stores.ts';
import { jobStates } from './job-states.ts';
import { startJobs } from './start-jobs.ts';

const covers = {
  images: memoryImages(),
  web: { read: async () => ({ reason: 'There is no web in this test.' }) },
  coverHost: '',
  payments: { open: () => Promise.reject(new Error('There are no payments in this test.')) },
  env: { MAIL_FROM: '', ORDER_EMAIL: '', DATA_DIR: '', BACKUP_DIR: '/nowhere', SECRET_KEY: '', S3_URL: '' },
  backups: { folder: diskBackups('/nowhere'), bucket: null },
  now: () => new Date(),
};

async function queueMail(db: Db, storeId: number, reference: string): Promise<void> {
  await db.query(
    `insert into mail (store_id, reference, sender, recipient, subject, html, body_text)
     values ($1, $2, 'shop@shop.example', 'reader@example.org', 'Hello', '<p>Hello</p>', 'Hello')`,
    [storeId, reference],
  );
}

test('a woken job runs; the queue is there again after a restart, and what was missed is caught up', async () => {
  const db = await freshDb();
  const log = pino({ level: 'silent' });
  const error = vi.spyOn(log, 'error');
  const store = await buildStore(db);
  const stores = await loadStores(db, { baseUrl: '', port: 3000 });
  const mail = fakeMail();
  const parts = {
    db,
    log,
    stores,
    mail,
    secret: secretKey('of tests'),
    mailKeepDays: 30,
    mailFrom: '',
    ...covers,
  };

  const jobs = await startJobs(parts);
  await queueMail(db, store.id, 'first');
  jobs.wake('send-mail');
  jobs.wake('send-mail');
  await vi.waitFor(() => expect(mail.sent).toHaveLength(1), { timeout: 60_000 });
  await jobs.stop();

  await queueMail(db, store.id, 'second');
  const again = await startJobs(parts);
  again.wake('send-mail');
  await vi.waitFor(() => expect(mail.sent).toHaveLength(2), { timeout: 60_000 });
  await again.stop();

  expect(error).not.toHaveBeenCalled();
  const states = await jobStates(db, { now: new Date(), upSeconds: 3600 });
  expect(states).toContainEqual({
    ...{ name: 'send-mail', state: 'well', succeeded: expect.any(Number), problem: '' },
  });
  expect(mail.sent.map((m) => m.subject)).toEqual(['Hello', 'Hello']);
  await db.close();
});

test('a mail that nobody wakes the job for goes out at the next look', async () => {
  const db = await freshDb();
  const store = await buildStore(db);
  const stores = await loadStores(db, { baseUrl: '', port: 3000 });
  const mail = fakeMail();
  const log = pino({ level: 'silent' });
  const secret = secretKey('of tests');
  const jobs = await startJobs(
    { db, log, stores, mail, secret, mailKeepDays: 30, mailFrom: '', ...covers },
    { clockMs: 50 },
  );
  await queueMail(db, store.id, 'by the command line');
  // Sooner than the job runs by itself.
  await vi.waitFor(() => expect(mail.sent).toHaveLength(1), { timeout: 20_000 });
  await jobs.stop();
  await db.close();
});

test('a rare job runs soon after the start of a shop that is off at night', async () => {
  const db = await freshDb();
  const store = await buildStore(db);
  const { id } = await buildTitle(db);
  await buildList(db, store.id, [id]);
  const stores = await loadStores(db, { baseUrl: '', port: 3000 });
  const log = pino({ level: 'silent' });
  const parts = {
    db,
    log,
    stores,
    mail: fakeMail(),
    secret: secretKey('of tests'),
    mailKeepDays: 30,
    mailFrom: '',
    ...covers,
  };
  const jobs = await startJobs(parts, { seldomAfterMs: 0 });
  await vi.waitFor(
    async () => expect(await db.query('select 1 from title where popularity_here > 0')).toHaveLength(1),
    { timeout: 60_000 },
  );
  await jobs.stop();
  await db.close();
});

test('a database that goes away while mails are sent costs a run, not the process; the mails go out when it is back', async () => {
  const db = await freshDb();
  let isAway = false;
  const unreliable: Db = {
    ...db,
    query: (...asked) => (isAway ? Promise.reject(new DatabaseDown('stopped')) : db.query(...asked)),
    tx: (work) => (isAway ? Promise.reject(new DatabaseDown('stopped')) : db.tx(work)),
  };
  const log = pino({ level: 'silent' });
  const failed = vi.spyOn(log, 'error');
  const store = await buildStore(db);
  const stores = await loadStores(db, { baseUrl: '', port: 3000 });
  const mail = fakeMail();
  const unrecorded = vi.spyOn(log, 'warn');
  const goesAway: MailProvider = {
    ...mail,
    async send(message) {
      await mail.send(message);
      isAway = mail.sent.length === 1;
    },
  };
  const jobs = await startJobs({
    ...covers,
    ...{
      db: unreliable,
      log,
      stores,
      mail: goesAway,
      secret: secretKey('of tests'),
      mailKeepDays: 30,
      mailFrom: '',
    },
  });
  await queueMail(db, store.id, 'first');
  jobs.wake('send-mail');
  await vi.waitFor(
    () =>
      expect(unrecorded).toHaveBeenCalledWith(
        expect.objectContaining({ job: 'send-mail' }),
        'could not record the end of a job',
      ),
    { timeout: 60_000 },
  );
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ job: 'send-mail' }), 'job failed');

  isAway = false;
  await queueMail(db, store.id, 'second');
  jobs.wake('send-mail');
  await vi.waitFor(() => expect(mail.sent).toHaveLength(2), { timeout: 60_000 });
  await jobs.stop();
  await db.close();
});
