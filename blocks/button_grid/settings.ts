import { z } from 'zod';
import { commonSettings, linkButton } from '../common.ts';

/** A group of linked buttons. */
export const settings = z.object({ ...commonSettings, buttons: z.array(linkButton).max(24).catch([]) });
