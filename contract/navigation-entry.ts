import { z } from 'zod';

/** One entry of a menu, with the entries below it. */
export interface NavigationEntry {
  menu_id: number;
  label: string;
  path: string;
  url: string;
  link_type: string;
  type: string;
  id?: number | undefined;
  submenu: NavigationEntry[];
}
export const navigationEntry: z.ZodType<NavigationEntry> = z.lazy(() =>
  z.object({
    menu_id: z.number(),
    label: z.string(),
    path: z.string(),
    url: z.string(),
    link_type: z.string(),
    type: z.string(),
    id: z.number().optional(),
    submenu: z.array(navigationEntry),
  }),
);
