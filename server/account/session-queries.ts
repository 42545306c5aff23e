import type { Query } from '../db/db.ts';

export async function readSignUpEmail(q: Query, sessionId: number): Promise<string> {
  const [row] = await q.query<{ sign_up_email: string }>(
    'select sign_up_email from session where id = $1',
    [sessionId],
    'account-sign-up-email',
  );
  return row?.sign_up_email ?? '';
}

export async function saveSignUpEmail(q: Query, sessionId: number, email: string): Promise<void> {
  await q.query(
    'update session set sign_up_email = $2 where id = $1',
    [sessionId, email],
    'account-save-sign-up-email',
  );
}

/** What a guest ordered and reserved stays within reach of the session that follows theirs. */
export async function moveOrders(q: Query, fromSession: number, toSession: number): Promise<void> {
  await q.query(
    'update customer_order set session_id = $2 where session_id = $1 and customer_id is null',
    [fromSession, toSession],
    'account-move-orders',
  );
  await q.query(
    'update event_rsvp set session_id = $2 where session_id = $1 and customer_id is null',
    [fromSession, toSession],
    'account-move-rsvps',
  );
}

/** False when it is gone already. */
export async function lockSession(q: Query, id: number): Promise<boolean> {
  const rows = await q.query('select id from session where id = $1 for update', [id], 'account-lock-session');
  return rows.length === 1;
}

export async function deleteSession(q: Query, id: number): Promise<void> {
  await q.query('delete from session where id = $1', [id], 'account-delete-session');
}

/** Ends sessions of a customer: one, or all but one. Returns how many. */
export async function endSessions(
  q: Query,
  customerId: number,
  which: { only: number } | { allBut: number | null },
): Promise<number> {
  const rows =
    'only' in which
      ? await q.query(
          'delete from session where customer_id = $1 and id = $2 returning id',
          [customerId, which.only],
          'account-end-session',
        )
      : await q.query(
          'delete from session where customer_id = $1 and id is distinct from $2::bigint returning id',
          [customerId, which.allBut],
          'account-end-sessions',
        );
  return rows.length;
}

export interface SessionRow {
  id: number;
  agent: string;
  signed_in_at: Date | null;
  seen_at: Date;
}

export function readSessions(q: Query, customerId: number): Promise<SessionRow[]> {
  return q.query<SessionRow>(
    `select id, agent, signed_in_at, seen_at from session where customer_id = $1 order by seen_at desc, id desc limit 100`,
    [customerId],
    'account-sessions',
  );
}
