import { z } from 'zod';
import { action } from '../action.ts';
import { id, json, text } from '../form.ts';
import { anyId, changed, thisVersion } from './versioned.ts';

/** The largest file that can be uploaded. */
export const maxImportFile = 2 * 1024 ** 3;

export const importStates = ['checking', 'ready', 'loading', 'done', 'stopped', 'failed'] as const;
export type ImportState = (typeof importStates)[number];
/** '' = not known yet. */
export const importKinds = ['', 'onix', 'books', 'copies'] as const;
export type ImportKind = (typeof importKinds)[number];

const importLine = z.object({
  id: z.number(),
  version: z.number(),
  file_name: z.string(),
  /** Bytes of the file, and how many of them have been read in this state. */
  size: z.number(),
  bytes_read: z.number(),
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  /** No job works on it yet: another file comes first. */
  is_waiting: z.boolean(),
  /** Email address. */
  actor: z.string(),
  /** Unix seconds. */
  created: z.number(),
  changed: z.number(),
  /** Why it can't be loaded as it is; '' = it can. */
  problem: z.string(),
});
export type ImportLine = z.output<typeof importLine>;

/** Every record of the file is in exactly one of the first six. */
export const importCounts = z.object({
  added: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  outdated: z.number(),
  deleted: z.number(),
  rejected: z.number(),
  warnings: z.number(),
  /** Prices that name no currency. */
  assumed_prices: z.number(),
});
export type ImportCounts = z.output<typeof importCounts>;

const reason = z.object({ times: z.number(), lines: z.array(z.number()), text: z.string() });

export const importFound = z.object({
  counts: importCounts.nullable(),
  /** Why records were rejected, the most frequent first; remarks about records that can be loaded. */
  reasons: z.array(reason),
  remarks: z.array(reason),
  columns: z.array(
    z.object({
      header: z.string(),
      /** 'ignored' = it is not loaded. */
      field: z.string(),
      confidence: z.enum(['given', 'certain', 'likely', 'guessed', 'none']),
      sample: z.string(),
    }),
  ),
  /** For a workbook: the sheet that is read, and those that are not. */
  sheet: z.string(),
  other_sheets: z.array(z.string()),
  /** The first records as they are understood. */
  samples: z.array(
    z.object({
      eisbn: z.string(),
      title: z.string(),
      author: z.string(),
      /** '18.00 USD'; '' = none. */
      price: z.string(),
      /** Binding, publisher and date, or condition and location. */
      more: z.string(),
      /** Of a list of copies; null for a book. */
      copies: z.number().nullable(),
    }),
  ),
});
export type ImportFound = z.output<typeof importFound>;

export const importDetail = importLine.extend({
  found: importFound,
  /** What has been loaded so far; null before that. */
  loaded: importCounts.nullable(),
  /** ISO 4217, of prices that name none. */
  currency: z.string(),
  /** The location of rows that name none; null = those are rejected, unless the store has only one. */
  location_id: z.number().nullable(),
  /** Fields that a column can be read as. */
  fields: z.array(z.string()),
  locations: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Rejected rows can be downloaded. */
  has_rejected: z.boolean(),
});
export type ImportDetail = z.output<typeof importDetail>;

const currencyCode = text(3, 3).refine(
  (code) => Intl.supportedValuesOf('currency').includes(code),
  'is not a currency',
);

const mayRead = { who: { permission: 'stock:read' }, session: 'read' } as const;
const mayWrite = { who: { permission: 'stock:write' }, session: 'read' } as const;

export const staffImportActions = {
  'import/getList': action({
    summary: 'Files that were uploaded to load them, newest first.',
    input: z.object({ before: id().optional() }),
    output: z.object({ imports: z.array(importLine), has_more: z.boolean() }),
    refusals: [],
    ...mayRead,
    changes: false,
  }),
  'import/get': action({
    summary: 'An uploaded file: what it is, what it would change, and how far it is loaded.',
    input: anyId,
    output: importDetail,
    refusals: ['not_found'],
    ...mayRead,
    changes: false,
  }),
  'import/begin': action({
    summary: 'Begins to check a file that was uploaded to this server.',
    input: z.object({
      /** The name that the server gave it. */
      file: text(40, 1),
      file_name: text(200, 1),
    }),
    output: z.object({ id: z.number() }),
    refusals: ['not_found', 'whole_store'],
    ...mayWrite,
    changes: true,
  }),
  'import/choose': action({
    summary: 'Says how a file is read, and checks it again.',
    input: z.object({
      ...thisVersion.shape,
      kind: z.enum(['books', 'copies']).optional(),
      /** Header and field of each column that is to be read in another way than it was guessed. */
      columns: json(z.array(z.tuple([text(1000), text(40)])).max(1000)).default([]),
      currency: currencyCode.optional(),
      location_id: id().optional(),
    }),
    output: importDetail,
    refusals: [...changed, 'whole_store', 'not_ready', 'unknown_field', 'unknown_location'],
    ...mayWrite,
    changes: true,
  }),
  'import/start': action({
    summary: 'Loads a file that was checked.',
    input: thisVersion,
    output: importDetail,
    refusals: [...changed, 'whole_store', 'not_ready'],
    ...mayWrite,
    changes: true,
  }),
  'import/stop': action({
    summary: 'Stops loading a file, or leaves it; what is loaded stays.',
    input: thisVersion,
    output: importDetail,
    refusals: [...changed, 'whole_store', 'not_ready'],
    ...mayWrite,
    changes: true,
  }),
};
