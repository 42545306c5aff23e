import type { Condition } from '../../contract/title.ts';
import type { Query } from '../db/db.ts';

export interface WantedCopies {
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

/** Moves copies of locked rows from on hand to held; returns how many rows had enough. */
export async function moveToHeld(
  q: Query,
  locationId: number,
  wanted: readonly WantedCopies[],
): Promise<number> {
  const moved = await q.query(
    `update stock s set on_hand = s.on_hand - w.quantity, held = s.held + w.quantity
     from unnest($2::int[], $3::text[], $4::int[]) w(title_id, condition, quantity)
     where s.location_id = $1 and s.title_id = w.title_id and s.condition = w.condition
       and s.on_hand >= w.quantity
     returning s.title_id`,
    [
      locationId,
      wanted.map((w) => w.title_id),
      wanted.map((w) => w.condition),
      wanted.map((w) => w.quantity),
    ],
    'stock-take',
  );
  return moved.length;
}

/** Takes copies of locked rows out of held, `back` to on hand or away. */
export async function moveFromHeld(
  q: Query,
  locationId: number,
  copies: readonly WantedCopies[],
  back: boolean,
): Promise<void> {
  await q.query(
    `update stock s set held = greatest(s.held - w.quantity, 0),
       on_hand = s.on_hand + case when $5 then w.quantity else 0 end
     from unnest($2::int[], $3::text[], $4::int[]) w(title_id, condition, quantity)
     where s.location_id = $1 and s.title_id = w.title_id and s.condition = w.condition`,
    [
      locationId,
      copies.map((c) => c.title_id),
      copies.map((c) => c.condition),
      copies.map((c) => c.quantity),
      back,
    ],
    'stock-release',
  );
}

/** Puts copies that a customer has brought back on hand; a row that is gone is made again. */
export async function addToHand(
  q: Query,
  locationId: number,
  copies: readonly WantedCopies[],
): Promise<void> {
  await q.query(
    `insert into stock (location_id, title_id, condition, on_hand)
     select $1, w.* from unnest($2::int[], $3::text[], $4::int[]) w(title_id, condition, quantity)
     order by w.title_id, w.condition
     on conflict (location_id, title_id, condition) do update set on_hand = stock.on_hand + excluded.on_hand`,
    [
      locationId,
      copies.map((c) => c.title_id),
      copies.map((c) => c.condition),
      copies.map((c) => c.quantity),
    ],
    'stock-return',
  );
}

export async function setSavepoint(q: Query): Promise<void> {
  await q.query('savepoint take_stock');
}

export async function releaseSavepoint(q: Query): Promise<void> {
  await q.query('release savepoint take_stock');
}

export async function rollBackToSavepoint(q: Query): Promise<void> {
  await q.query('rollback to savepoint take_stock');
}
