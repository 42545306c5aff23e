import {
  type FaultCode,
  faultCodes,
  type Health,
  type HealthFault,
  urgentFaults,
} from '../../../contract/admin/health.ts';

/** What faults follow from; all of it is quick to read. */
export type FaultFacts = Pick<
  Health,
  'disks' | 'pictures' | 'jobs' | 'imports' | 'exports' | 'payments' | 'backups'
> & {
  isReadOnly: boolean;
  mails: Omit<Health['mails'], 'unsent'>;
  /** Unix seconds. */
  now: number;
};

/** Days after which a backup is old, by the rhythm of the schedule: a turn may fail and be caught up. */
const oldDays = { never: 30, day: 3, week: 10 };

/** Bytes below which a disk is as good as full, or should be looked after. */
const room = { full: 200e6, low: 2e9 };

const urgent: readonly FaultCode[] = urgentFaults;

/** What is wrong, the most pressing first. */
export function faultsOf({
  isReadOnly,
  disks,
  pictures,
  jobs,
  mails,
  imports,
  exports,
  payments,
  backups,
  now,
}: FaultFacts): HealthFault[] {
  const least = Math.min(...disks.map(({ free }) => free));
  const megabytes = Math.floor(least / 1e6);
  const days = backups.last === null ? 0 : Math.floor((now - backups.last) / 86_400);
  const inState = (wanted: string) => jobs.filter(({ state }) => state === wanted).length;
  /** 0 = it is not so. Of a disk, megabytes and one: a disk without any is the worst. */
  const counts: Record<FaultCode, number> = {
    database_read_only: Number(isReadOnly),
    disk_full: least < room.full ? megabytes + 1 : 0,
    bucket_silent: Number(pictures === 'silent'),
    payments_without_order: payments.length,
    mails_failed: mails.failed,
    backup_failed: Number(backups.has_failed),
    job_failed: inState('failed'),
    job_late: inState('late'),
    mail_off: Number(!mails.is_set_up),
    backup_none: Number(backups.last === null),
    backup_old: days >= oldDays[backups.every] ? days : 0,
    mails_late: mails.late,
    // A file that was tried again and loaded is no news.
    import_failed: Number(imports[0]?.state === 'failed'),
    export_failed: exports.failed,
    export_late: exports.late,
    disk_low: least >= room.full && least < room.low ? megabytes : 0,
  };
  return faultCodes
    .filter((code) => counts[code] > 0)
    .map((code) => ({
      code,
      is_urgent: urgent.includes(code),
      count: code === 'disk_full' ? megabytes : counts[code],
    }));
}
