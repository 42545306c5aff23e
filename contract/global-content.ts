import { z } from 'zod';

/** ENTITY-063: blocks that stand outside pages (search_bar, nav_bar, footer_bar, notices). */
export const globalContent = z.object({
  component: z.string(),
  data: z.record(z.string(), z.unknown()),
  container: z.boolean(),
  visibility: z.string(),
  /** Seconds since 1970; null = no limit. */
  start_date: z.number().nullable(),
  end_date: z.number().nullable(),
  expiry_action: z.string(),
});
export type GlobalContent = z.output<typeof globalContent>;
