import type { Health, HealthFault } from '../../../contract/admin/health.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { backupFacts } from '../../backup/kept/backup-facts.ts';
import { exportFaults } from '../../export/kept/export-faults.ts';
import { jobStates } from '../../jobs/job-states.ts';
import { sendsMail } from '../../providers/mail/index.ts';
import type { StaffContext } from '../context.ts';
import { disksOf } from './disks.ts';
import { type FaultFacts, faultsOf } from './faults.ts';
import {
  readDatabase,
  readIsReadOnly,
  readLastImports,
  readMailCounts,
  readPaymentsWithoutOrder,
  readUnsentMails,
} from './queries.ts';

type Where = Pick<StaffContext, 'q' | 'shop' | 'store' | 'now'>;

/** How many of each a page shows. */
const most = { mails: 10, imports: 5, payments: 50, slow: 5 };
/** A page waits so long for the bucket, in ms. */
const bucketPatienceMs = 3_000;

/** What is wrong, the most pressing first: for the start page. A bucket is not asked, as it may take long to answer. */
export async function readFaults(ctx: Where): Promise<HealthFault[]> {
  const { engine } = ctx.shop.db;
  return faultsOf({
    ...(await readParts(ctx)),
    pictures: picturesOf(ctx),
    isReadOnly: engine === 'postgres' && (await readIsReadOnly(ctx.q)),
  });
}

export async function readHealth(ctx: Where): Promise<Health> {
  const { q, shop, store } = ctx;
  const began = performance.now();
  const { is_read_only, version, bytes, titles } = await readDatabase(q);
  const ms = Math.round(performance.now() - began);
  const parts = await readParts(ctx);
  const pictures = await askedPictures(ctx);
  const { now: _, ...shown } = parts;
  return {
    ...shown,
    faults: faultsOf({ ...parts, pictures, isReadOnly: is_read_only }),
    database: { engine: shop.db.engine, version, bytes, ms, is_read_only },
    pictures,
    mails: { ...parts.mails, unsent: await readUnsentMails(q, store.id, most.mails) },
    slow: {
      since: ctx.now.getTime() / 1000 - process.uptime(),
      requests: shop.slow.list(most.slow),
    },
    versions: { handsell: packageFile.version, node: process.version.slice(1) },
    titles,
  };
}

async function readParts({
  q,
  shop,
  store,
  now,
}: Where): Promise<Omit<FaultFacts, 'isReadOnly' | 'pictures'>> {
  return {
    disks: await disksOf(shop.env.DATA_DIR, shop.images.name === 'disk'),
    jobs: await jobStates(q, { now, upSeconds: process.uptime() }),
    mails: { ...(await readMailCounts(q, store.id)), is_set_up: sendsMail(shop.env) },
    backups: await backupFacts(q),
    now: now.getTime() / 1000,
    exports: await exportFaults(q, store.id),
    imports: await readLastImports(q, store.id, most.imports),
    payments: await readPaymentsWithoutOrder(q, store.id, most.payments),
  };
}

const picturesOf = ({ shop }: Where) => (shop.images.name === 's3' ? 'bucket' : 'disk');

async function askedPictures(ctx: Where): Promise<Health['pictures']> {
  const place = picturesOf(ctx);
  if (place === 'disk') return place;
  const late = new Promise<'silent'>((resolve) => setTimeout(resolve, bucketPatienceMs, 'silent').unref());
  const asked = ctx.shop.images.has('media/health').then(
    () => 'bucket' as const,
    () => 'silent' as const,
  );
  return Promise.race([asked, late]);
}
