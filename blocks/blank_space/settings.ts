import { z } from 'zod';
import { commonSettings } from '../common.ts';

/** Room between blocks, with a line on request. */
export const settings = z.object({
  ...commonSettings,
  /** Pixels. */
  height: z.number().min(0).max(600).catch(32),
  divider: z.boolean().catch(false),
});
