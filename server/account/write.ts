import type { Query } from '../db/db.ts';

/** Whether shoppers who buy for this account are handed over to the former site (V1_URL). Returns whether they were before. */
export async function markFormerSite(q: Query, customerId: number, former: boolean): Promise<boolean> {
  const [before] = await q.query<{ former_site: boolean }>(
    'select former_site from customer where id = $1 for update',
    [customerId],
    'account-former-site',
  );
  await q.query(
    'update customer set former_site = $2 where id = $1',
    [customerId, former],
    'account-mark-former-site',
  );
  return before?.former_site ?? false;
}
