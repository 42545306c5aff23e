/** Days for which a deleted page can be brought back. */
export const daysDeletedKept = 90;
