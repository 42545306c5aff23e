import { z } from 'zod';

/** ENTITY-063, ENTITY-064: blocks that stand outside pages (search_bar, nav_bar, footer_bar, notices). */
export const globalContent = z.object({
  component: z.string(),
  data: z.record(z.string(), z.unknown()),
  container: z.boolean(),
  visibility: z.string(),
  /** Seconds since 1970; null = no limit. */
  start_date: z.number().nullable(),
  end_date: z.number().nullable(),
  expiry_action: z.string(),
  /** Seconds since 1970, set when settings are saved; null = saved before these dates were kept. */
  date_created: z.number().nullable(),
  date_changed: z.number().nullable(),
  /** False for the parts that every page has. */
  can_delete: z.boolean(),
});
export type GlobalContent = z.output<typeof globalContent>;
