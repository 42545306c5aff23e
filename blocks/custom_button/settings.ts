import { z } from 'zod';
import { buttonSettings, commonSettings } from '../common.ts';

/** One linked button. */
export const settings = z.object({ ...commonSettings, ...buttonSettings });
