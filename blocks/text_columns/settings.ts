import { z } from 'zod';
import { commonSettings } from '../common.ts';

/** Columns of text: three by default, one on a phone. */
export const settings = z.object({
  ...commonSettings,
  columns: z
    .array(
      z.object({
        heading: z.string().max(200).catch(''),
        paragraph: z.string().max(5000).catch(''),
      }),
    )
    .max(6)
    .catch([]),
});
