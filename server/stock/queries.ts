import type { Condition } from '../../contract/title.ts';
import type { Query } from '../db/db.ts';

export interface Wanted {
  title_id: number;
  condition: Condition;
  quantity: number;
}

export interface Copies {
  title_id: number;
  condition: Condition;
  on_hand: number;
}

/** Copies at one place, each row locked until the transaction ends; in key order, as stock imports lock them too. */
export function lockCopies(q: Query, locationId: number, titleIds: readonly number[]): Promise<Copies[]> {
  return q.query<Copies>(
    `select title_id, condition, on_hand from stock
     where location_id = $1 and title_id = any($2::int[]) order by title_id, condition for update`,
    [locationId, titleIds],
    'stock-lock-copies',
  );
}

export interface Taken {
  title_id: number;
  /** Copies left on the shelf. */
  left: number;
}

/** Moves copies of locked rows from on hand to held; rows with too few are left out of the answer. */
export function moveToHeld(q: Query, locationId: number, wanted: readonly Wanted[]): Promise<Taken[]> {
  return q.query<Taken>(
    `update stock s set on_hand = s.on_hand - w.quantity, held = s.held + w.quantity
     from unnest($2::int[], $3::text[], $4::int[]) w(title_id, condition, quantity)
     where s.location_id = $1 and s.title_id = w.title_id and s.condition = w.condition
       and s.on_hand >= w.quantity
     returning s.title_id, s.on_hand as left`,
    [
      locationId,
      wanted.map((w) => w.title_id),
      wanted.map((w) => w.condition),
      wanted.map((w) => w.quantity),
    ],
    'stock-take',
  );
}
