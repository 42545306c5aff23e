import { z } from 'zod';
import { commonSettings } from '../common.ts';

/** Questions and answers that open one by one. */
export const settings = z.object({
  ...commonSettings,
  faq: z
    .array(
      z.object({
        headline: z.string().max(300).catch(''),
        paragraph: z.string().max(10_000).catch(''),
      }),
    )
    .max(100)
    .catch([]),
});
