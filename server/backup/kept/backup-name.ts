import { randomBytes } from 'node:crypto';

/** 'handsell-2026-11-28-073112-1f3a.tar.gz', by UTC; one of the schedule ends in '-auto'. */
export function backupName(now: Date, isScheduled: boolean): string {
  const [day = '', time = ''] = now.toISOString().split('T');
  const parts = [day, time.slice(0, 8).replaceAll(':', ''), randomBytes(2).toString('hex')];
  return `handsell-${parts.join('-')}${isScheduled ? '-auto' : ''}.tar.gz`;
}

/** For a file that was found: whether the schedule of some installation made it. */
export const isScheduledName = (file: string): boolean =>
  /^handsell-[\d-]+-[0-9a-f]{4}-auto\.tar\.gz$/.test(file);
