import type { Query } from '../db/db.ts';
import type { AddedTitle } from './queries.ts';

/** The titles with these numbers; unknown and deleted ones are missing. */
export function readTitlesByEisbn(q: Query, eisbns: readonly string[]): Promise<AddedTitle[]> {
  return q.query<AddedTitle>(
    `select id, eisbn, title, binding, is_large_print, is_giftcard, publication_date, release_date, availability,
       list_price_usa, list_price_can
     from title where eisbn = any($1::text[]) and deleted_at is null`,
    [eisbns],
    'cart-import-titles',
  );
}

/** Sets how many new copies of each title the cart holds; new lines go to its end, in this order. */
export async function putNewCopies(
  q: Query,
  cartId: number,
  lines: readonly { titleId: number; quantity: number }[],
): Promise<void> {
  await q.query(
    `insert into cart_line (cart_id, title_id, condition, quantity)
     select $1, title_id, 'NEW', quantity
     from unnest($2::int[], $3::int[]) with ordinality as l(title_id, quantity, place) order by place
     on conflict (cart_id, title_id, condition, notes) do update set quantity = excluded.quantity`,
    [cartId, lines.map((l) => l.titleId), lines.map((l) => l.quantity)],
    'cart-import-lines',
  );
}
