import type { Backup } from '../../../contract/admin/backup.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { BadgeProps } from '../../../ui/badge.tsx';

type Named = { name: () => string; tone: NonNullable<BadgeProps['tone']> };

const states: Readonly<Record<Backup['state'], Named>> = {
  waiting: { name: m.deskbackup_state_waiting, tone: 'neutral' },
  running: { name: m.deskbackup_state_running, tone: 'accent' },
  done: { name: m.deskbackup_state_done, tone: 'neutral' },
  failed: { name: m.deskbackup_state_failed, tone: 'danger' },
};

const checks: Readonly<Partial<Record<Backup['check'], Named>>> = {
  waiting: { name: m.deskbackup_check_running, tone: 'accent' },
  running: { name: m.deskbackup_check_running, tone: 'accent' },
  good: { name: m.deskbackup_check_good, tone: 'success' },
  bad: { name: m.deskbackup_check_bad, tone: 'danger' },
  failed: { name: m.deskbackup_check_failed, tone: 'warning' },
};

/** What a backup is worth, in a word: the result of its test if it is kept and was tested, else its state. */
export const worthOf = ({ state, check }: Pick<Backup, 'state' | 'check'>): Named =>
  (state === 'done' && checks[check]) || states[state];

/** Whether a job works on it, or is about to. */
export const isGoingOn = ({ state, check }: Pick<Backup, 'state' | 'check'>): boolean =>
  [state, check].some((one) => one === 'waiting' || one === 'running');

export function madeBy({ file, kind, actor }: Pick<Backup, 'file' | 'kind' | 'actor'>): string {
  if (file.endsWith('-before-restore.tar.gz'))
    return actor ? m.deskbackup_kind_before_restore({ actor }) : m.deskbackup_kind_before_restore_found();
  if (kind === 'by_hand') return m.deskbackup_kind_by_hand({ actor });
  if (kind === 'scheduled') return m.deskbackup_kind_scheduled();
  return kind === 'command' ? m.deskbackup_kind_command() : m.deskbackup_kind_found();
}

const steps: Readonly<Record<Backup['step'], (inputs: { percent: number }) => string>> = {
  '': () => m.deskbackup_step(),
  rows: m.deskbackup_step_rows,
  packing: m.deskbackup_step_packing,
  sending: m.deskbackup_step_sending,
  restoring: m.deskbackup_step_restoring,
};

/** What a job does with it now. */
export const stepText = ({ step, done }: Pick<Backup, 'step' | 'done'>): string =>
  steps[step]({ percent: Math.floor(100 * done) });
