import type { User } from '../../contract/user.ts';
import type { Query } from '../db/db.ts';

export interface CustomerRow {
  id: number;
  store_id: number;
  san: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  is_institution: boolean;
  company: string;
  phone_number: string;
  phone_number_type: User['phone_number_type'];
  phone_number_ext: string;
  alt_phone_number: string;
  alt_phone_number_type: User['alt_phone_number_type'];
  alt_phone_number_ext: string;
  communication_preference: User['communication_preference'];
  street_address: string;
  street_address_2: string;
  city: string;
  province: string;
  country: string;
  postal_code: string;
  extra_fields: Record<string, string>;
}

const columns = `id, store_id, san, email, password_hash, first_name, last_name, is_institution, company, phone_number,
  phone_number_type, phone_number_ext, alt_phone_number, alt_phone_number_type, alt_phone_number_ext,
  communication_preference, street_address, street_address_2, city, province, country, postal_code, extra_fields`;

export async function findCustomer(q: Query, id: number): Promise<CustomerRow | undefined> {
  const [row] = await q.query<CustomerRow>(
    `select ${columns} from customer where id = $1`,
    [id],
    'account-find',
  );
  return row;
}

/** By email address (as `emailKey` makes it) or, when that is '', by store account number. */
export async function findByLogin(
  q: Query,
  storeId: number,
  emailKey: string,
  san: string,
): Promise<CustomerRow | undefined> {
  const [row] = emailKey
    ? await q.query<CustomerRow>(
        `select ${columns} from customer where store_id = $1 and email_key = $2`,
        [storeId, emailKey],
        'account-by-email',
      )
    : await q.query<CustomerRow>(
        `select ${columns} from customer where store_id = $1 and san = $2`,
        [storeId, san],
        'account-by-san',
      );
  return row;
}

/** The columns of the account form. */
export type Profile = Omit<CustomerRow, 'id' | 'store_id' | 'san' | 'email' | 'password_hash'>;

const profileRecord = `first_name text, last_name text, is_institution boolean, company text, phone_number text,
  phone_number_type text, phone_number_ext text, alt_phone_number text, alt_phone_number_type text,
  alt_phone_number_ext text, communication_preference text, street_address text, street_address_2 text, city text,
  province text, country text, postal_code text, extra_fields jsonb`;
const profileNames = profileRecord.replace(/ (text|boolean|jsonb)/g, '');

/** Undefined when the email address has an account already. */
export async function insertCustomer(
  q: Query,
  account: { storeId: number; email: string; emailKey: string; passwordHash: string },
  profile: Profile,
): Promise<number | undefined> {
  const [row] = await q.query<{ id: number }>(
    `insert into customer (store_id, email, email_key, password_hash, ${profileNames})
     select $1, $2, $3, $4, r.* from jsonb_to_record($5::jsonb) as r(${profileRecord})
     on conflict (store_id, email_key) do nothing returning id`,
    [account.storeId, account.email, account.emailKey, account.passwordHash, JSON.stringify(profile)],
    'account-insert',
  );
  return row?.id;
}

export async function updateProfile(q: Query, id: number, profile: Profile): Promise<void> {
  await q.query(
    `update customer set (${profileNames}, changed_at) =
       (select r.*, now() from jsonb_to_record($2::jsonb) as r(${profileRecord})) where id = $1`,
    [id, JSON.stringify(profile)],
    'account-update',
  );
}

/** An account that is no institution any more: whoever buys for it now buys for themselves. */
export async function endBuyingFor(q: Query, id: number): Promise<void> {
  await q.query('update session set corp_id = null where corp_id = $1', [id], 'account-end-buying');
  await q.query(
    'delete from cart where corp_id = $1 and customer_id <> $1',
    [id],
    'account-end-buying-carts',
  );
}

/** False when another account has this email address. Call it in a savepoint of its own statement: it never throws. */
export async function updateEmail(q: Query, id: number, email: string, emailKey: string): Promise<boolean> {
  const rows = await q.query(
    `update customer c set email = $2, email_key = $3, changed_at = now() where id = $1
       and not exists (select 1 from customer o where o.store_id = c.store_id and o.email_key = $3 and o.id <> $1)
     returning id`,
    [id, email, emailKey],
    'account-update-email',
  );
  return rows.length === 1;
}

export async function updatePassword(q: Query, id: number, passwordHash: string): Promise<void> {
  await q.query(
    'update customer set password_hash = $2, changed_at = now() where id = $1',
    [id, passwordHash],
    'account-update-password',
  );
}

export async function deleteCustomer(q: Query, id: number): Promise<void> {
  await q.query('delete from customer where id = $1', [id], 'account-delete');
}

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

/** A link was already followed to its end: for telling 'already done' from 'never existed'. */
export async function findUsedToken(
  q: Query,
  storeId: number,
  hash: string,
  purpose: TokenPurpose,
): Promise<TokenRow | undefined> {
  const [row] = await q.query<TokenRow>(
    `select purpose, email, customer_id, link_id from account_token
     where token_hash = $1 and store_id = $2 and purpose = $3 and used_at is not null`,
    [hash, storeId, purpose],
    'account-token-used',
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

/** True while the customer exists with this very password, and keeps it so until the transaction ends. */
export async function holdCustomer(q: Query, id: number, passwordHash: string): Promise<boolean> {
  const rows = await q.query(
    'select id from customer where id = $1 and password_hash = $2 for share',
    [id, passwordHash],
    'account-hold',
  );
  return rows.length === 1;
}

/** The same, for an action that goes on to write the row. */
export async function lockCustomer(q: Query, id: number, passwordHash: string): Promise<boolean> {
  const rows = await q.query(
    'select id from customer where id = $1 and password_hash = $2 for update',
    [id, passwordHash],
    'account-lock',
  );
  return rows.length === 1;
}

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

/** What a guest ordered stays within reach of the session that follows theirs. */
export async function moveOrders(q: Query, fromSession: number, toSession: number): Promise<void> {
  await q.query(
    'update customer_order set session_id = $2 where session_id = $1 and customer_id is null',
    [fromSession, toSession],
    'account-move-orders',
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

export async function insertMail(
  q: Query,
  mail: {
    storeId: number;
    reference: string;
    sender: string;
    recipient: string;
    subject: string;
    template: string;
    data: object;
  },
): Promise<void> {
  await q.query(
    `insert into mail (store_id, reference, sender, recipient, subject, html, body_text, template, data)
     values ($1, $2, $3, $4, $5, '', '', $6, $7::jsonb)`,
    [
      mail.storeId,
      mail.reference,
      mail.sender,
      mail.recipient,
      mail.subject,
      mail.template,
      JSON.stringify(mail.data),
    ],
    'account-mail',
  );
}

/** What the audit log keeps of somebody who has left says nothing about where they were. */
export async function forgetAddresses(q: Query, customerId: number): Promise<void> {
  await q.query(
    `update account_event set address = '' where customer_id = $1`,
    [customerId],
    'account-forget-addresses',
  );
}

/** Mails that were sent about this account; what is still queued (a confirmation of an order) goes out first. */
export async function deleteMails(q: Query, storeId: number, email: string): Promise<void> {
  await q.query(
    `delete from mail where store_id = $1 and lower(recipient) = lower($2)
       and (status <> 'queued' or template like 'account-%')`,
    [storeId, email],
    'account-delete-mails',
  );
}

export async function readEverything(q: Query, customerId: number): Promise<Record<string, unknown>> {
  const [row] = await q.query<{ everything: Record<string, unknown> }>(
    `select jsonb_build_object(
       'account', (select to_jsonb(c) - 'password_hash' - 'email_key' from customer c where c.id = $1),
       'addresses', (select coalesce(jsonb_agg(to_jsonb(a) - 'customer_id' order by a.id), '[]')
         from customer_address a where a.customer_id = $1),
       'sessions', (select coalesce(jsonb_agg(jsonb_build_object('agent', s.agent, 'signed_in_at', s.signed_in_at,
           'seen_at', s.seen_at) order by s.id), '[]') from session s where s.customer_id = $1),
       'linked_accounts', (select coalesce(jsonb_agg(jsonb_build_object('email', l.email,
           'company', p.company, 'requested_at', l.requested_at, 'verified_at', l.verified_at) order by l.id), '[]')
         from linked_account l join customer p on p.id = l.parent_id where l.parent_id = $1 or l.child_id = $1),
       'carts', (select coalesce(jsonb_agg(jsonb_build_object('eisbn', t.eisbn, 'title', t.title,
           'condition', l.condition, 'quantity', l.quantity, 'added_at', l.added_at) order by l.id), '[]')
         from cart k join cart_line l on l.cart_id = k.id join title t on t.id = l.title_id where k.customer_id = $1),
       'orders', (select coalesce(jsonb_agg((to_jsonb(o) - 'key_hash' - 'session_id' - 'payment_intent')
           || jsonb_build_object('lines', (select coalesce(jsonb_agg(to_jsonb(l) - 'order_id' order by l.position), '[]')
             from order_line l where l.order_id = o.id)) order by o.id), '[]')
         from customer_order o where o.customer_id = $1),
       'events', (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'address', e.address, 'at', e.at)
           order by e.id), '[]') from account_event e where e.customer_id = $1)) as everything`,
    [customerId],
    'account-everything',
  );
  return row?.everything ?? {};
}

/** Orders that were placed with an email address, by whomever. */
export async function readOrdersOf(q: Query, storeId: number, emailKey: string): Promise<unknown[]> {
  const [row] = await q.query<{ orders: unknown[] }>(
    `select coalesce(jsonb_agg((to_jsonb(o) - 'key_hash' - 'session_id' - 'payment_intent') order by o.id), '[]') as orders
     from customer_order o where o.store_id = $1 and lower(o.email) = $2`,
    [storeId, emailKey],
    'account-orders-of',
  );
  return row?.orders ?? [];
}

const wrote = `store_id = $1 and exists (
  select from jsonb_array_elements(answers) as a where lower(a->>'value') = $2)`;

/** Forms of the shop that were sent with this address in them. */
export async function readFormsOf(q: Query, storeId: number, emailKey: string): Promise<unknown[]> {
  return q.query(
    `select header, answers, created_at from custom_form_submission where ${wrote} order by id`,
    [storeId, emailKey],
    'account-forms-of',
  );
}

/** Deletes these, and the mails about them; returns how many they were. */
export async function deleteFormsOf(q: Query, storeId: number, emailKey: string): Promise<number> {
  const rows = await q.query(
    `with gone as (delete from custom_form_submission where ${wrote} returning id),
          mails as (delete from mail where store_id = $1 and reference in (select 'form:' || id from gone))
     select id from gone`,
    [storeId, emailKey],
    'account-delete-forms',
  );
  return rows.length;
}

/** Takes the person out of their orders; returns of how many. */
export async function anonymizeOrders(
  q: Query,
  storeId: number,
  emailKey: string,
  customerId: number | null,
): Promise<number> {
  const rows = await q.query(
    `update customer_order set name = '', email = '', phone = '', instructions = '', purchaseorder = ''
     where store_id = $1 and (lower(email) = $2 or customer_id = $3::int) returning id`,
    [storeId, emailKey, customerId],
    'account-anonymize-orders',
  );
  return rows.length;
}
