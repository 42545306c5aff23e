import { z } from 'zod';
import { action } from '../action.ts';
import { id } from '../form.ts';
import { anyId, changed, thisVersion } from './versioned.ts';

/** What a shop can take along as a file. */
export const exportKinds = [
  'titles_onix',
  'titles_csv',
  'stock_csv',
  'orders_csv',
  'order_lines_csv',
  'customers_csv',
  'lists_csv',
  'pages_zip',
] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Those that name customers. */
export const personalKinds: readonly ExportKind[] = ['orders_csv', 'customers_csv'];

export const exportStates = ['waiting', 'running', 'done', 'failed'] as const;

/** How long the shop keeps the file. */
export const exportDays = 7;

const shopExport = z.object({
  id: z.number(),
  version: z.number(),
  kind: z.enum(exportKinds),
  file: z.string(),
  /** Email address. */
  actor: z.string(),
  state: z.enum(exportStates),
  /** Why it failed, as a sentence. */
  problem: z.string(),
  /** Bytes. */
  size: z.number(),
  /** How many rows, titles or pages the file holds. */
  rows: z.number(),
  /** How much of it is written, from 0 to 1. */
  done: z.number(),
  /** Unix seconds. */
  created: z.number(),
  /** Unix seconds; null = not there yet. */
  made: z.number().nullable(),
});
export type Export = z.output<typeof shopExport>;

const staff = { who: { permission: 'exports:make' }, session: 'read' } as const;

export const staffExportActions = {
  'export/getList': action({
    summary: 'Files that staff have exported, the newest first.',
    input: z.object({ before: id().optional() }),
    output: z.object({ exports: z.array(shopExport), has_more: z.boolean() }),
    refusals: [],
    ...staff,
    changes: false,
  }),
  'export/get': action({
    summary: 'An exported file.',
    input: anyId,
    output: shopExport,
    refusals: ['not_found'],
    ...staff,
    changes: false,
  }),
  'export/make': action({
    summary: 'Exports what the shop has of one kind into a file; a job writes it.',
    input: z.object({ kind: z.enum(exportKinds) }),
    output: z.object({ id: z.number() }),
    refusals: ['already_running', 'disk_full'],
    ...staff,
    changes: true,
  }),
  'export/take': action({
    summary:
      'The name of a file, to download it. One that names customers asks for the password. Each time leaves an entry in the audit log.',
    input: anyId,
    output: z.object({ file: z.string(), size: z.number() }),
    refusals: ['not_found', 'proof_required', 'not_ready'],
    ...staff,
    changes: false,
  }),
  'export/delete': action({
    summary: 'Deletes an exported file.',
    input: thisVersion,
    output: z.object({}),
    refusals: [...changed, 'not_ready'],
    ...staff,
    changes: true,
  }),
};
