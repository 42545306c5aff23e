import { z } from 'zod';
import { action } from '../action.ts';
import { id } from '../form.ts';
import { backupRhythms } from './backup.ts';
import { importStates } from './import.ts';
import { jobNames } from './job-names.ts';

/** With these the shop loses something or cannot sell. */
export const urgentFaults = [
  'database_read_only',
  'disk_full',
  'bucket_silent',
  'payments_without_order',
  'mails_failed',
  'backup_failed',
  'job_failed',
  'job_late',
] as const;

/** What can be wrong, the most pressing first. */
export const faultCodes = [
  ...urgentFaults,
  'mail_off',
  'backup_none',
  'backup_old',
  'mails_late',
  'import_failed',
  'export_failed',
  'export_late',
  'disk_low',
] as const;
export type FaultCode = (typeof faultCodes)[number];

const fault = z.object({
  code: z.enum(faultCodes),
  /** The shop loses something or cannot sell; else it can wait for a quiet hour. */
  is_urgent: z.boolean(),
  /** How many mails, jobs, payments or exports; megabytes that are left of a disk; days since the last backup. */
  count: z.number(),
});
export type HealthFault = z.output<typeof fault>;

const seconds = z.number();

const health = z.object({
  faults: z.array(fault),
  database: z.object({
    engine: z.enum(['pglite', 'postgres']),
    /** '17.4' */
    version: z.string(),
    bytes: z.number(),
    /** Milliseconds that it took to answer. */
    ms: z.number(),
    is_read_only: z.boolean(),
  }),
  /** Of this machine; a disk that holds both is named once. */
  disks: z.array(
    z.object({
      holds: z.array(z.enum(['data', 'pictures'])),
      /** Bytes. */
      free: z.number(),
      total: z.number(),
    }),
  ),
  /** Where pictures are kept: on a disk, or in a bucket that answers or doesn’t. */
  pictures: z.enum(['disk', 'bucket', 'silent']),
  jobs: z.array(
    z.object({
      name: z.enum(jobNames),
      state: z.enum(['none', 'well', 'running', 'failed', 'late']),
      /** The last run that succeeded, in Unix seconds; null = none did yet. */
      succeeded: seconds.nullable(),
      /** Why the last run failed, in the program’s words. */
      problem: z.string(),
    }),
  ),
  mails: z.object({
    is_set_up: z.boolean(),
    /** Mails of this store that wait, those of them that have waited for long, and those that were given up. */
    waiting: z.number(),
    late: z.number(),
    failed: z.number(),
    /** The newest that failed or wait for another attempt. */
    unsent: z.array(
      z.object({
        mail_id: z.number(),
        created: seconds,
        recipient: z.string(),
        subject: z.string(),
        is_failed: z.boolean(),
        attempts: z.number(),
        /** What the mail server said. */
        problem: z.string(),
      }),
    ),
  }),
  backups: z.object({
    /** The moment that the last good one shows, in Unix seconds; null = no backup. */
    last: seconds.nullable(),
    /** It was restored for a test without a fault. */
    is_tested: z.boolean(),
    /** The newest one could not be made, or its test failed. */
    has_failed: z.boolean(),
    every: z.enum(backupRhythms),
    /** When the next one is due; null = there is no schedule. */
    next: seconds.nullable(),
  }),
  /** Kinds of files whose newest export for this store failed, and exports of it that no job brings to an end. */
  exports: z.object({ failed: z.number(), late: z.number() }),
  /** The newest files that this store has uploaded. */
  imports: z.array(
    z.object({
      id: z.number(),
      file_name: z.string(),
      state: z.enum(importStates),
      rejected: z.number(),
      changed: seconds,
      problem: z.string(),
    }),
  ),
  /** Money of this store that came in without an order, and is not given back. */
  payments: z.array(
    z.object({
      created: seconds,
      provider: z.string(),
      /** The provider’s. */
      reference: z.string(),
      label: z.string(),
      /** Cents that are left of it. */
      amount: z.number(),
      currency: z.string(),
      /** '' = no order is known. */
      order_number: z.string(),
    }),
  ),
  /** What took longer than a second, the slowest first, in one process since its start. */
  slow: z.object({
    since: seconds,
    requests: z.array(z.object({ name: z.string(), ms: z.number(), at: seconds, times: z.number() })),
  }),
  versions: z.object({ handsell: z.string(), node: z.string() }),
  /** All stores of the installation share them; an estimate where there are many. */
  titles: z.number(),
});
export type Health = z.output<typeof health>;

export const staffHealthActions = {
  'health/get': action({
    summary: 'How the shop fares: its database, disks, jobs, mails, imports and payments, and what is wrong.',
    input: z.object({}),
    output: health,
    refusals: [],
    who: { permission: 'health:read' },
    session: 'read',
    changes: false,
  }),
  'health/getFaults': action({
    summary: 'What is wrong with the shop, the most pressing first.',
    input: z.object({}),
    output: health.pick({ faults: true }),
    refusals: [],
    who: { permission: 'health:read' },
    session: 'read',
    changes: false,
  }),
  'health/sendMails': action({
    summary: 'Sends once more what was given up: one mail of the store, or all of them.',
    input: z.object({ mail_id: id().optional() }),
    output: z.object({ queued: z.number() }),
    refusals: ['not_found'],
    who: { permission: 'health:write' },
    session: 'read',
    changes: true,
  }),
};
