import type { AdminOutput } from '../../../contract/admin/actions.ts';

/** What an editor opens: a page, its draft, or both; neither for a new page. */
export interface Opened {
  page: AdminOutput<'page/getForEditing'> | null;
  draft: AdminOutput<'page/getDraftForEditing'> | null;
  /** The newest version of the page where the draft began from an older one. */
  published: { by: string; saved: number } | null;
  /** Who is logged in, by name. */
  me: string;
  /** The page, or draft, that the address names but the shop no longer has: 'page 3'. */
  gone: string | null;
}
