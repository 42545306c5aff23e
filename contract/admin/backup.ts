import { z } from 'zod';
import { action } from '../action.ts';
import { id, int } from '../form.ts';
import { anyId, changed, thisVersion } from './versioned.ts';

/** Where backups are kept: in a folder of the server, or beside the pictures in the bucket. */
export const backupPlaces = ['folder', 'bucket'] as const;
export type BackupPlaceName = (typeof backupPlaces)[number];

export const backupStates = ['waiting', 'running', 'done', 'failed'] as const;
/** For a test: `failed` = it could not be made, which says nothing about the backup. */
export const backupChecks = ['none', 'waiting', 'running', 'good', 'bad', 'failed'] as const;
/** Who made it: staff, the schedule, a command, or unknown for a file that was found in the folder. */
export const backupKinds = ['by_hand', 'scheduled', 'command', 'found'] as const;
export const backupSteps = ['', 'rows', 'packing', 'sending', 'restoring'] as const;

const backup = z.object({
  id: z.number(),
  version: z.number(),
  file: z.string(),
  place: z.enum([...backupPlaces, 'elsewhere']),
  kind: z.enum(backupKinds),
  /** Email address; '' = no person asked for it. */
  actor: z.string(),
  state: z.enum(backupStates),
  /** Why it failed, as a sentence. */
  problem: z.string(),
  /** Bytes. */
  size: z.number(),
  with_pictures: z.boolean(),
  /** What is in it; null = not known. */
  counts: z
    .object({ titles: z.number(), customers: z.number(), orders: z.number(), pictures: z.number() })
    .nullable(),
  /** The moment that it shows, in Unix seconds; null = not known, or not there yet. */
  made: z.number().nullable(),
  check: z.enum(backupChecks),
  check_problem: z.string(),
  /** Unix seconds. */
  checked: z.number().nullable(),
  /** What a job does with it now, and how much of that is done, from 0 to 1. */
  step: z.enum(backupSteps),
  done: z.number(),
  /** Unix seconds. */
  created: z.number(),
});
export type Backup = z.output<typeof backup>;

export const backupRhythms = ['never', 'day', 'week'] as const;

const plan = z.object({
  every: z.enum(backupRhythms),
  /** For 'week': 0 = Monday, by the clock of the shop. */
  weekday: z.number(),
  /** After midnight, by that clock. */
  minute: z.number(),
  /** How many good ones of the schedule stay. */
  keep: z.number(),
  place: z.enum(backupPlaces),
  /** 0 = it was never set. */
  version: z.number(),
  /** Unix seconds; null = never. */
  next: z.number().nullable(),
});
export type BackupPlan = z.output<typeof plan>;

const mayRead = { who: { permission: 'backups:read' }, session: 'read', changes: false } as const;
const mayWrite = { who: { permission: 'backups:write' }, session: 'read', changes: true } as const;

export const staffBackupActions = {
  'backup/getList': action({
    summary: 'Backups of the installation, the newest first, and where they can be kept.',
    input: z.object({ before: id().optional() }),
    output: z.object({
      backups: z.array(backup),
      has_more: z.boolean(),
      /** One is being made. */
      is_running: z.boolean(),
      /** The folder of the server. */
      folder: z.string(),
      has_bucket: z.boolean(),
      /** Shops of this installation that the caller does not own: a backup holds them as well. */
      other_stores: z.array(z.string()),
    }),
    refusals: [],
    ...mayRead,
  }),
  'backup/get': action({
    summary: 'A backup.',
    input: anyId,
    output: backup.extend({
      /** When the shop was last restored from it, in Unix seconds, and by whom; null = never, or it failed. */
      restored: z.object({ at: z.number(), by: z.string() }).nullable(),
      other_stores: z.array(z.string()),
    }),
    refusals: ['not_found'],
    ...mayRead,
  }),
  'backup/make': action({
    summary: 'Makes a backup of the installation; a job works on it.',
    input: z.object({ place: z.enum(backupPlaces).default('folder') }),
    output: z.object({ id: z.number() }),
    refusals: ['already_running', 'no_bucket', 'disk_full'],
    ...mayWrite,
  }),
  'backup/check': action({
    summary: 'Restores a backup into an empty database beside the shop, and counts what is in it.',
    input: thisVersion,
    output: backup,
    refusals: [...changed, 'not_ready'],
    ...mayWrite,
  }),
  'backup/getPlan': action({
    summary: 'When the installation backs itself up, and how many of these backups it keeps.',
    input: z.object({}),
    output: plan,
    refusals: [],
    ...mayRead,
  }),
  'backup/savePlan': action({
    summary:
      'Sets when the installation backs itself up, by the clock of this shop. Each of these backups is tested; this shop is mailed when one fails.',
    input: z.object({
      every: z.enum(backupRhythms),
      weekday: int(0, 6).default(0),
      minute: int(0, 1439).default(180),
      keep: int(1, 365).default(7),
      place: z.enum(backupPlaces).default('folder'),
      version: int(0, 2_147_483_647),
    }),
    output: plan,
    refusals: ['stale', 'no_bucket', 'other_stores'],
    who: { permission: 'backups:take' },
    session: 'read',
    changes: true,
  }),
  'backup/take': action({
    summary: 'Where a backup lies, to download it. Each time leaves an entry in the audit log.',
    input: anyId,
    output: z.object({ file: z.string(), place: z.enum(backupPlaces), size: z.number() }),
    refusals: ['not_found', 'proof_required', 'other_stores', 'not_ready'],
    who: { permission: 'backups:take' },
    session: 'read',
    changes: false,
  }),
  'backup/delete': action({
    summary: 'Deletes a backup.',
    input: thisVersion,
    output: z.object({}),
    refusals: [...changed, 'proof_required', 'other_stores', 'not_ready'],
    who: { permission: 'backups:take' },
    session: 'read',
    changes: true,
  }),
  'backup/getMove': action({
    summary: 'Which database the installation uses, and how the last move to PostgreSQL has ended.',
    input: z.object({}),
    output: z.object({
      database: z.enum(['built_in', 'postgres']),
      /** The folder of the built-in one. */
      folder: z.string(),
      /** null = no one has asked for one. */
      last: z
        .object({
          /** Unix seconds. */
          at: z.number(),
          /** Email address. */
          by: z.string(),
          /** Host and name of the database. */
          to: z.string(),
          /** Why it failed, as a sentence; '' = it has not. */
          problem: z.string(),
        })
        .nullable(),
      other_stores: z.array(z.string()),
    }),
    refusals: [],
    ...mayRead,
  }),
  'backup/move': action({
    summary:
      'Closes the shop, copies its built-in database into an empty PostgreSQL, and opens the shop on that. Its address is kept in the data folder.',
    input: z.object({ url: z.string().max(2000) }),
    output: z.object({}),
    secrets: ['url'],
    refusals: ['proof_required', 'other_stores', 'not_ready', 'not_alone', 'already_running', 'disk_full'],
    who: { permission: 'backups:take' },
    session: 'read',
    changes: true,
  }),
  'backup/restore': action({
    summary:
      'Closes the shop, backs it up, and restores this backup in its place. All logins end, also that of the caller. The backup must have passed its test.',
    input: thisVersion,
    output: z.object({
      /** The backup of the present state, which is made first. */
      safety_file: z.string(),
    }),
    refusals: [
      ...changed,
      'proof_required',
      'other_stores',
      'not_ready',
      'not_alone',
      'already_running',
      'disk_full',
    ],
    who: { permission: 'backups:take' },
    session: 'read',
    changes: true,
  }),
};
