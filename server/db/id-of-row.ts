/** The id that an `insert … returning id` of one row answers with. Throws when no row was written. */
export function idOfRow([row]: readonly { id: number }[]): number {
  if (!row) throw new Error('the database wrote no row');
  return row.id;
}
