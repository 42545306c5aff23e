import { randomBytes } from 'node:crypto';

/** What the name of a backup says about why it was made, '' for one that someone asked for. */
type Reason = '' | 'auto' | 'before-restore';

/** 'handsell-2026-11-28-073112-1f3a.tar.gz', by UTC; one of the schedule ends in '-auto'. */
export function backupName(now: Date, reason: Reason = ''): string {
  const [day = '', time = ''] = now.toISOString().split('T');
  const parts = [day, time.slice(0, 8).replaceAll(':', ''), randomBytes(2).toString('hex')];
  return `handsell-${[...parts, ...(reason ? [reason] : [])].join('-')}.tar.gz`;
}

/** For a file that was found: whether the schedule of some installation made it. */
export const isScheduledName = (file: string): boolean =>
  /^handsell-[\d-]+-[0-9a-f]{4}-auto\.tar\.gz$/.test(file);
