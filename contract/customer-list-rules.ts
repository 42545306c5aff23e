/** How many lists of their own a customer has at most, favourites included. */
export const maxLists = 100;
export const maxListTitles = 1000;
/** LIST-026. */
export const maxListName = 80;
export const maxListDescription = 2000;
export const maxListNote = 500;

/** Lists of customers and of the shop share one space of ids: see migration 1250. */
export function isCustomerListId(listId: number): boolean {
  return listId >= 1_000_000_000;
}

/** The page of a list's public link. */
export function sharedListPath(token: string): string {
  return `/lists/shared/${token}`;
}
