import { z } from 'zod';
import { buttonSettings, commonSettings } from '../common.ts';

/** One book, presented: cover, a few words of the shop's own, a way to it. */
export const settings = z.object({
  ...commonSettings,
  ...buttonSettings,
  eisbn: z
    .string()
    .regex(/^\d{13}$/)
    .catch(''),
  eyebrow: z.string().max(100).catch(''),
});
