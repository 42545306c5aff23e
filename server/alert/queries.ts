import type { AlertKind } from '../../contract/alert-rules.ts';
import type { Query } from '../db/db.ts';

/** Whose alerts, in one store: those of a mailbox, by a link that was mailed to it, or those that a customer asked for. */
export interface AlertOwner {
  storeId: number;
  /** '' = no one’s. */
  emailKey: string;
  /** 0 = no one’s. */
  customerId: number;
}

export interface AlertRow {
  id: number;
  email: string;
  kind: AlertKind;
  /** The name of the title, author or series. */
  name: string;
  /** '' for an author or a series. */
  eisbn: string;
  is_confirmed: boolean;
  /** 'YYYY-MM-DD' by the clock of the store. */
  asked_day: string;
}

/** Those that have not ended, the newest first. */
export function readAlerts(q: Query, { storeId, emailKey, customerId }: AlertOwner): Promise<AlertRow[]> {
  return q.query<AlertRow>(
    `select a.id, a.email, a.kind, coalesce(t.title, a.name) as name, coalesce(t.eisbn, '') as eisbn,
       a.confirmed_at is not null as is_confirmed, to_char(a.asked_at at time zone s.time_zone, 'YYYY-MM-DD') as asked_day
     from alert a join store s on s.id = a.store_id left join title t on t.id = a.title_id
     where a.store_id = $1 and (a.email_key = $2 or a.customer_id = $3) and a.ended_at is null order by a.id desc`,
    [storeId, emailKey, customerId],
    'alert-read',
  );
}

export async function countAlerts(q: Query, storeId: number, emailKey: string): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    'select count(*)::int as count from alert where store_id = $1 and email_key = $2 and ended_at is null',
    [storeId, emailKey],
    'alert-count',
  );
  return row?.count ?? 0;
}

/** Those of these that still wait for the link in the mail. */
export function readUnconfirmed(
  q: Query,
  storeId: number,
  ids: readonly number[],
): Promise<(Pick<AlertRow, 'id' | 'kind' | 'name'> & { email_key: string })[]> {
  return q.query(
    `select a.id, a.email_key, a.kind, coalesce(t.title, a.name) as name from alert a left join title t on t.id = a.title_id
     where a.store_id = $1 and a.id = any($2::bigint[]) and a.ended_at is null and a.confirmed_at is null order by a.id`,
    [storeId, ids],
    'alert-unconfirmed',
  );
}

/** Whether a customer has shown before that a mailbox is theirs. */
export async function hasProven(q: Query, { storeId, emailKey, customerId }: AlertOwner): Promise<boolean> {
  const rows = await q.query(
    `select from alert where store_id = $1 and email_key = $2 and customer_id = $3 and confirmed_at is not null limit 1`,
    [storeId, emailKey, customerId],
    'alert-proven',
  );
  return rows.length > 0;
}

/** Of a title that the catalogue has. */
export async function findTitleId(q: Query, eisbn: string): Promise<number | null> {
  const [row] = await q.query<{ id: number }>(
    'select id from title where eisbn = $1 and deleted_at is null',
    [eisbn],
    'alert-find-title',
  );
  return row?.id ?? null;
}
