import { z } from 'zod';
import { commonSettings } from '../common.ts';

/** A button that appears beyond 300 px of scroll and leads back up. */
export const settings = z.object({ ...commonSettings });
