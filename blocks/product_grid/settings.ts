import { z } from 'zod';
import { commonSettings, listSettings } from '../common.ts';

/** A list's books as a grid. */
export const settings = z.object({
  ...commonSettings,
  ...listSettings,
  limit: z.number().int().min(1).max(50).catch(18),
  image_size: z.number().min(60).max(320).catch(120),
});
