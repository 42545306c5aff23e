import type { PageVersionKind } from '../../contract/admin/page-history.ts';

/** Whose page is written, and by whom: 'staff 3', or '' for the shop itself. */
export interface PageWriter {
  storeId: number;
  by: string;
  /** How the version that is written comes to be; without it, 'published'. */
  kind?: PageVersionKind;
}
