import { z } from 'zod';
import { commonSettings } from '../common.ts';

/** Heading and paragraph. `level` 1 is for the page's own heading: one block of a page. */
export const settings = z.object({
  ...commonSettings,
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]).catch(2),
  /** 'plain', or 'hero' for a page's opening words. */
  style: z.enum(['plain', 'hero']).catch('plain'),
  eyebrow: z.string().max(100).catch(''),
});
