import { z } from 'zod';
import { commonSettings, listSettings } from '../common.ts';

/** A shelf of one list's books that scrolls sideways. */
export const settings = z.object({
  ...commonSettings,
  ...listSettings,
  limit: z.number().int().min(1).max(50).catch(16),
  /** Width of a cover in pixels. */
  image_size: z.number().min(60).max(320).catch(120),
});
