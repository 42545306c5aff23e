import type { Condition } from '../../contract/title.ts';
import type { Query } from '../db/db.ts';

export interface Wanted {
  title_id: number;
  condition: Condition;
  quantity: number;
}

export interface Taken {
  title_id: number;
  /** Copies left on the shelf. */
  left: number;
}

/**
 * Moves copies from on hand to held at one place: all of them, or none (an empty answer). One statement: rows are
 * locked in key order, so that two orders never wait for each other in a circle, and counted only once they are locked.
 */
export function moveToHeld(q: Query, locationId: number, wanted: readonly Wanted[]): Promise<Taken[]> {
  return q.query<Taken>(
    `with want as (
       select title_id, condition, quantity
       from unnest($2::int[], $3::text[], $4::int[]) w(title_id, condition, quantity)),
     locked as materialized (
       select s.title_id, s.condition, s.on_hand, w.quantity
       from stock s join want w on w.title_id = s.title_id and w.condition = s.condition
       where s.location_id = $1 order by s.title_id, s.condition for update of s),
     enough as (
       select 1 from locked
       having count(*) = (select count(*) from want) and bool_and(on_hand >= quantity))
     update stock s set on_hand = s.on_hand - l.quantity, held = s.held + l.quantity
     from locked l, enough
     where s.location_id = $1 and s.title_id = l.title_id and s.condition = l.condition
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
