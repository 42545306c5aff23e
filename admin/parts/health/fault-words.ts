import type { FaultCode, HealthFault } from '../../../contract/admin/health.ts';
import * as m from '../../../messages/compiled/messages.js';

type Counted = (inputs: { count: number }) => string;

interface Words {
  sentence: Counted;
  /** What to do about it. */
  step: () => string;
  /** Where to do it, below /admin. */
  way?: { path: string; label: () => string };
}

const words: Readonly<Record<FaultCode, Words>> = {
  database_read_only: {
    sentence: m.deskhealth_fault_database_read_only,
    step: m.deskhealth_step_database_read_only,
  },
  disk_full: { sentence: m.deskhealth_fault_disk_full, step: m.deskhealth_step_disk_full },
  disk_low: { sentence: m.deskhealth_fault_disk_low, step: m.deskhealth_step_disk_low },
  bucket_silent: { sentence: m.deskhealth_fault_bucket_silent, step: m.deskhealth_step_bucket_silent },
  payments_without_order: {
    sentence: m.deskhealth_fault_payments_without_order,
    step: m.deskhealth_step_payments_without_order,
    way: { path: '/health#payments', label: m.deskhealth_go_payments },
  },
  mails_failed: {
    sentence: m.deskhealth_fault_mails_failed,
    step: m.deskhealth_step_mails_failed,
    way: { path: '/health#mails', label: m.deskhealth_go_mails },
  },
  mails_late: {
    sentence: m.deskhealth_fault_mails_late,
    step: m.deskhealth_step_mails_late,
    way: { path: '/health#mails', label: m.deskhealth_go_mails },
  },
  mail_off: {
    sentence: m.deskmail_no_server,
    step: m.deskmail_no_server_hint,
    way: { path: '/mails', label: m.deskhealth_go_mail_test },
  },
  backup_failed: {
    sentence: m.deskhealth_fault_backup_failed,
    step: m.deskhealth_step_backup_failed,
    way: { path: '/backups', label: m.deskhealth_go_backups },
  },
  backup_none: {
    sentence: m.deskhealth_fault_backup_none,
    step: m.deskhealth_step_backup_none,
    way: { path: '/backups', label: m.deskhealth_go_backups },
  },
  backup_old: {
    sentence: m.deskhealth_fault_backup_old,
    step: m.deskhealth_step_backup_old,
    way: { path: '/backups', label: m.deskhealth_go_backups },
  },
  job_failed: {
    sentence: m.deskhealth_fault_job_failed,
    step: m.deskhealth_step_job_failed,
    way: { path: '/health#jobs', label: m.deskhealth_go_jobs },
  },
  job_late: {
    sentence: m.deskhealth_fault_job_late,
    step: m.deskhealth_step_job_late,
    way: { path: '/health#jobs', label: m.deskhealth_go_jobs },
  },
  import_failed: {
    sentence: m.deskhealth_fault_import_failed,
    step: m.deskhealth_step_import_failed,
    way: { path: '/titles/import', label: m.deskhealth_go_imports },
  },
  export_failed: {
    sentence: m.deskhealth_fault_export_failed,
    step: m.deskhealth_step_export_failed,
    way: { path: '/exports', label: m.deskhealth_go_exports },
  },
  export_late: {
    sentence: m.deskhealth_fault_export_late,
    step: m.deskhealth_step_export_late,
    way: { path: '/exports', label: m.deskhealth_go_exports },
  },
};

/** A fault in plain words, with the next step. */
export function faultWords({ code, count }: HealthFault) {
  const { sentence, step, way } = words[code];
  return {
    sentence: sentence({ count }),
    step: step(),
    way: way && { path: way.path, label: way.label() },
  };
}
