/** Whose page is written, and by whom: 'staff 3', or '' for the shop itself. */
export interface PageWriter {
  storeId: number;
  by: string;
}
