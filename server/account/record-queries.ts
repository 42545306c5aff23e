import type { Query } from '../db/db.ts';

export async function insertEvent(
  q: Query,
  event: { storeId: number; customerId: number | null; kind: string; address: string; detail: object },
): Promise<void> {
  await q.query(
    `insert into account_event (store_id, customer_id, kind, address, detail) values ($1, $2, $3, $4, $5::jsonb)`,
    [event.storeId, event.customerId, event.kind, event.address, JSON.stringify(event.detail)],
    'account-event',
  );
}

/** Removes the IP addresses of a deleted customer from the audit log. */
export async function forgetAddresses(q: Query, customerId: number): Promise<void> {
  await q.query(
    `update account_event set address = '' where customer_id = $1`,
    [customerId],
    'account-forget-addresses',
  );
}

/** Mails that were sent to this person, or to the shop about them; what is still queued goes out first. */
export async function deleteMails(q: Query, storeId: number, email: string): Promise<void> {
  await q.query(
    `delete from mail where store_id = $1 and lower($2) in (lower(recipient), lower(reply_to))
       and (status <> 'queued' or template like 'account-%')`,
    [storeId, email],
    'account-delete-mails',
  );
}
