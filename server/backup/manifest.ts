import { z } from 'zod';

/** First entry of a backup: what it is and what is in it. */
export const manifest = z.object({
  /** Of this layout of the file. */
  format: z.literal('handsell-backup-1'),
  made_at: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.number().nullable() })),
  /** In the order in which they follow the manifest, each with the sum that `rowSum` made. */
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sum: z.string() })),
  files: z.number(),
  /** Tells the SECRET_KEY of the shop from others, without giving it away. */
  key_print: z.string(),
});
export type Manifest = z.output<typeof manifest>;

export const secretEntry = 'secret.key';
export const filesFolder = 'files/';
export const tableEntry = (table: string) => `tables/${table}.ndjson`;
