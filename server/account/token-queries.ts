import type { Query } from '../db/db.ts';

export type TokenPurpose = 'sign_up' | 'reset' | 'new_email' | 'link';
export interface TokenRow {
  purpose: TokenPurpose;
  email: string;
  customer_id: number | null;
  link_id: number | null;
}

export async function insertToken(
  q: Query,
  token: {
    hash: string;
    storeId: number;
    purpose: TokenPurpose;
    email: string;
    customerId: number | null;
    linkId: number | null;
    minutes: number;
  },
): Promise<void> {
  await q.query(
    `update account_token set used_at = now() where used_at is null and store_id = $1 and purpose = $2
       and (customer_id = $4 or link_id = $5 or ($4::int is null and $5::int is null and email = $3))`,
    [token.storeId, token.purpose, token.email, token.customerId, token.linkId],
    'account-tokens-supersede',
  );
  await q.query(
    `insert into account_token (token_hash, store_id, purpose, email, customer_id, link_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7))`,
    [token.hash, token.storeId, token.purpose, token.email, token.customerId, token.linkId, token.minutes],
    'account-token-insert',
  );
}

export async function findTokenRow(
  q: Query,
  storeId: number,
  hash: string,
  purposes: readonly TokenPurpose[],
): Promise<TokenRow | undefined> {
  const [row] = await q.query<TokenRow>(
    `select purpose, email, customer_id, link_id from account_token
     where token_hash = $1 and store_id = $2 and purpose = any($3::text[]) and used_at is null and expires_at > now()`,
    [hash, storeId, purposes],
    'account-token-find',
  );
  return row;
}

export async function redeemTokenRow(
  q: Query,
  storeId: number,
  hash: string,
  purpose: TokenPurpose,
): Promise<TokenRow | undefined> {
  const [row] = await q.query<TokenRow>(
    `update account_token set used_at = now()
     where token_hash = $1 and store_id = $2 and purpose = $3 and used_at is null and expires_at > now()
     returning purpose, email, customer_id, link_id`,
    [hash, storeId, purpose],
    'account-token-use',
  );
  return row;
}

/** A token that cannot be used any more, with why; one that still can as well. */
export interface SpentToken extends TokenRow {
  used: boolean;
  /** Another one for the same thing can be used. */
  replaced: boolean;
}

export async function findSpentToken(
  q: Query,
  storeId: number,
  hash: string,
  purposes: readonly TokenPurpose[],
): Promise<SpentToken | undefined> {
  const [row] = await q.query<SpentToken>(
    `select purpose, email, customer_id, link_id, used_at is not null as used,
       exists (select 1 from account_token n
         where n.store_id = t.store_id and n.purpose = t.purpose and n.used_at is null and n.expires_at > now()
           and n.token_hash <> t.token_hash and (n.customer_id = t.customer_id or n.link_id = t.link_id
             or (t.customer_id is null and t.link_id is null and n.email = t.email))) as replaced
     from account_token t where token_hash = $1 and store_id = $2 and purpose = any($3::text[])`,
    [hash, storeId, purposes],
    'account-token-spent',
  );
  return row;
}

export async function deleteTokens(q: Query, customerId: number, purpose: TokenPurpose): Promise<void> {
  await q.query(
    'delete from account_token where customer_id = $1 and purpose = $2',
    [customerId, purpose],
    'account-tokens-delete',
  );
}
