import { z } from 'zod';
import { commonSettings } from '../common.ts';

/** Address, ways to reach the shop and opening hours of every location. */
export const settings = z.object({ ...commonSettings });
