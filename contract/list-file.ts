import { z } from 'zod';
import { action } from './action.ts';
import { download } from './download.ts';
import { flag, id } from './form.ts';

/** What the Excel file of a list can show besides ISBN and title, and whether it does by default (LIST-072). */
export const excelColumns = {
  subtitle: true,
  author: true,
  series: false,
  format: true,
  publisher: true,
  published: true,
  price: true,
  availability: true,
  note: true,
  summary: false,
} as const satisfies Record<string, boolean>;
export type ExcelColumn = keyof typeof excelColumns;

const shown = Object.fromEntries(
  Object.keys(excelColumns).map((key) => [key, flag().default(false)]),
) as Record<ExcelColumn, z.ZodDefault<ReturnType<typeof flag>>>;

const read = { who: 'customer', session: 'read', changes: false } as const;

/** A list as a file: one of the shop, or one that the customer who calls keeps. */
export const listFileActions = {
  'titlelist/getExcelOptions': action({
    summary: 'What the Excel file of a list can show besides ISBN and title.',
    input: z.object({}),
    output: z.object({
      options: z.array(z.object({ key: z.string(), label: z.string(), default: z.boolean() })),
    }),
    refusals: [],
    ...read,
  }),
  'titlelist/getExcel': action({
    summary: 'A list as an Excel file. Fetched with GET. Of the options, those that are 1 are shown.',
    input: z.object({ list_id: id(), ...shown }),
    output: download,
    refusals: ['bad_list_id', 'list_too_long'],
    ...read,
    download: true,
    limit: { calls: 60, seconds: 600 },
  }),
};
