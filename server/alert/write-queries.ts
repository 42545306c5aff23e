import type { AlertKind } from '../../contract/alert-rules.ts';
import type { Query } from '../db/db.ts';
import type { AlertOwner } from './queries.ts';

/** What is asked for: a title (`name` is then ''), or an author or a series. */
export interface Wish {
  kind: AlertKind;
  titleId: number | null;
  name: string;
  /** Cents; of 'price' alone. */
  price: number | null;
}

interface Asked extends AlertOwner {
  email: string;
  consent: string;
  confirmed: boolean;
  wishes: readonly Wish[];
}

/**
 * Adds what the mailbox has no alert about yet. One that waits for its confirmation counts as asked for again, and is confirmed
 * when this is. Returns the ids of those that are not confirmed.
 */
export async function insertAlerts(q: Query, asked: Asked): Promise<number[]> {
  const rows = await q.query<{ id: number; is_open: boolean }>(
    `insert into alert (store_id, email, email_key, customer_id, kind, title_id, name, price, consent, confirmed_at)
     select $1, $2, $3, nullif($4::int, 0), u.kind, u.title_id, u.name, u.price, $5, case when $6 then now() end
     from unnest($7::text[], $8::int[], $9::text[], $10::int[]) u(kind, title_id, name, price)
     on conflict (store_id, email_key, kind, name, coalesce(title_id, 0)) where ended_at is null
     do update set customer_id = excluded.customer_id, consent = excluded.consent, email = excluded.email, asked_at = now(),
       price = excluded.price, confirmed_at = excluded.confirmed_at
     where alert.confirmed_at is null or excluded.confirmed_at is not null
     returning id, confirmed_at is null as is_open`,
    [
      asked.storeId,
      asked.email,
      asked.emailKey,
      asked.customerId,
      asked.consent,
      asked.confirmed,
      asked.wishes.map(({ kind }) => kind),
      asked.wishes.map(({ titleId }) => titleId),
      asked.wishes.map(({ name }) => name),
      asked.wishes.map(({ price }) => price),
    ],
    'alert-insert',
  );
  return rows.filter((row) => row.is_open).map(({ id }) => id);
}

/** A mailbox agrees to these, as far as they wait for it. */
export async function confirmAlerts(
  q: Query,
  { storeId, emailKey }: AlertOwner,
  ids: readonly number[],
): Promise<void> {
  await q.query(
    `update alert set confirmed_at = now()
     where store_id = $1 and email_key = $2 and id = any($3::bigint[]) and ended_at is null and confirmed_at is null`,
    [storeId, emailKey, ids],
    'alert-confirm',
  );
}

/** Ends one alert, or (null) all of them. */
export async function endAlerts(
  q: Query,
  { storeId, emailKey, customerId }: AlertOwner,
  id: number | null,
): Promise<void> {
  await q.query(
    `update alert set ended_at = now()
     where store_id = $1 and (email_key = $2 or customer_id = $3) and ended_at is null and ($4::bigint is null or id = $4)`,
    [storeId, emailKey, customerId, id],
    'alert-end',
  );
}
