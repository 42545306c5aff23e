import type { Query } from '../db/db.ts';

const rsvpTables =
  'event_rsvp r join event_date d on d.id = r.event_date_id join event e on e.id = d.event_id';
const rsvp = `jsonb_build_object('event', e.title, 'day', d.first_day, 'name', r.name, 'email', r.email, 'phone', r.phone,
  'quantity', r.quantity, 'waitlisted', r.waitlisted, 'created_at', r.created_at, 'canceled_at', r.canceled_at)`;

const alertTables = 'alert a left join title t on t.id = a.title_id';
const alert = `jsonb_build_object('kind', a.kind, 'about', coalesce(t.title, a.name), 'email', a.email, 'consent', a.consent,
  'asked_at', a.asked_at, 'confirmed_at', a.confirmed_at, 'ended_at', a.ended_at)`;

// The buyer of a gift for a registry may know neither its address nor the tax rates, which reveal its province.
const ownOrder = `(case when o.ship_to ? 'gift_registry' then to_jsonb(o) - 'tax_rates'
    || jsonb_build_object('ship_to', jsonb_build_object('gift_registry', o.ship_to->'gift_registry'))
  else to_jsonb(o) end - 'key_hash' - 'session_id' - 'payment_intent')`;

export async function readEverything(q: Query, customerId: number): Promise<Record<string, unknown>> {
  const [row] = await q.query<{ everything: Record<string, unknown> }>(
    `select jsonb_build_object(
       'account', (select to_jsonb(c) - 'password_hash' - 'password_version' - 'email_key' from customer c where c.id = $1),
       'addresses', (select coalesce(jsonb_agg(to_jsonb(a) - 'customer_id' order by a.id), '[]')
         from customer_address a where a.customer_id = $1),
       'tax_exemptions', (select coalesce(jsonb_agg(to_jsonb(x) - 'customer_id' order by x.id), '[]')
         from tax_exemption x where x.customer_id = $1),
       'staff_notes', (select coalesce(jsonb_agg(jsonb_build_object('at', n.at, 'body', n.body) order by n.id), '[]')
         from customer_note n where n.customer_id = $1),
       'sessions', (select coalesce(jsonb_agg(jsonb_build_object('agent', s.agent, 'signed_in_at', s.signed_in_at,
           'seen_at', s.seen_at) order by s.id), '[]') from session s where s.customer_id = $1),
       'linked_accounts', (select coalesce(jsonb_agg(jsonb_build_object('email', l.email,
           'company', p.company, 'requested_at', l.requested_at, 'verified_at', l.verified_at) order by l.id), '[]')
         from linked_account l join customer p on p.id = l.parent_id where l.parent_id = $1 or l.child_id = $1),
       'carts', (select coalesce(jsonb_agg(jsonb_build_object('eisbn', t.eisbn, 'title', t.title,
           'condition', l.condition, 'quantity', l.quantity, 'added_at', l.added_at) order by l.id), '[]')
         from cart k join cart_line l on l.cart_id = k.id join title t on t.id = l.title_id where k.customer_id = $1),
       'entered_at_checkout', (select coalesce(jsonb_agg(k.extras order by k.id), '[]')
         from cart k where k.customer_id = $1 and k.extras is not null),
       'lists', (select coalesce(jsonb_agg(to_jsonb(l) - 'customer_id' - 'public_token' || jsonb_build_object(
           'is_public', l.public_token is not null,
           'titles', (select coalesce(jsonb_agg(jsonb_build_object('eisbn', t.eisbn, 'title', t.title, 'note', i.note,
             'added_at', i.added_at) order by i.position, t.id), '[]')
             from customer_list_item i join title t on t.id = i.title_id where i.list_id = l.id)) order by l.id), '[]')
         from customer_list l where l.customer_id = $1),
       'gift_registries', (select coalesce(jsonb_agg(to_jsonb(r) - 'customer_id' || jsonb_build_object(
           'titles', (select coalesce(jsonb_agg(jsonb_build_object('eisbn', t.eisbn, 'title', t.title,
             'quantity', i.quantity, 'added_at', i.added_at) order by i.added_at, t.id), '[]')
             from gift_registry_item i join title t on t.id = i.title_id where i.registry_id = r.id),
           'thanked', (select coalesce(jsonb_agg(jsonb_build_object('giver', case when o.gift_name_shared then o.name else '' end,
             'thanked_at', k.thanked_at) order by k.thanked_at, o.id), '[]')
             from gift_thanks k join customer_order o on o.id = k.order_id where k.registry_id = r.id)) order by r.id), '[]')
         from gift_registry r where r.customer_id = $1),
       'event_rsvps', (select coalesce(jsonb_agg(${rsvp} order by r.id), '[]')
         from ${rsvpTables} where r.customer_id = $1),
       'alerts', (select coalesce(jsonb_agg(${alert} order by a.id), '[]') from ${alertTables} where a.customer_id = $1),
       'orders', (select coalesce(jsonb_agg(${ownOrder}
           || jsonb_build_object('lines', (select coalesce(jsonb_agg(to_jsonb(l) - 'order_id' order by l.position), '[]')
             from order_line l where l.order_id = o.id),
             'refunds', (select coalesce(jsonb_agg(jsonb_build_object('at', r.at, 'amount', r.amount, 'reason', r.reason)
               order by r.id), '[]') from refund r where r.order_id = o.id),
             'notes', (select coalesce(jsonb_agg(jsonb_build_object('at', n.at, 'body', n.body) order by n.id), '[]')
               from order_note n where n.order_id = o.id),
             'store_payments', (select coalesce(jsonb_agg(jsonb_build_object('at', sp.taken_at, 'amount', sp.amount,
               'method', sp.method, 'note', sp.note, 'taken_back_at', sp.undone_at) order by sp.id), '[]')
               from store_payment sp where sp.order_id = o.id),
             'quote', (select jsonb_build_object('valid_until', k.valid_until, 'note', k.note) from quote k where k.order_id = o.id),
             'parcels', (select coalesce(jsonb_agg(jsonb_build_object('at', p.at, 'carrier', p.carrier, 'tracking', p.tracking)
               order by p.id), '[]') from shipment p where p.order_id = o.id)) order by o.id), '[]')
         from customer_order o where o.customer_id = $1
           and o.status not in ('awaiting_payment', 'payment_failed')),
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
    `select coalesce(jsonb_agg(${ownOrder} order by o.id), '[]') as orders
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

/** Places at events that were reserved with an email address, by whomever. */
export async function readRsvpsOf(q: Query, storeId: number, emailKey: string): Promise<unknown[]> {
  const [row] = await q.query<{ rsvps: unknown[] }>(
    `select coalesce(jsonb_agg(${rsvp} order by r.id), '[]') as rsvps from ${rsvpTables}
     where r.store_id = $1 and r.email_key = $2`,
    [storeId, emailKey],
    'account-rsvps-of',
  );
  return row?.rsvps ?? [];
}

/** Mails about books that were asked for with an email address, by whomever. */
export async function readAlertsOf(q: Query, storeId: number, emailKey: string): Promise<unknown[]> {
  const [row] = await q.query<{ alerts: unknown[] }>(
    `select coalesce(jsonb_agg(${alert} order by a.id), '[]') as alerts from ${alertTables}
     where a.store_id = $1 and a.email_key = $2`,
    [storeId, emailKey],
    'account-alerts-of',
  );
  return row?.alerts ?? [];
}

/** When a mailbox was signed up for the newsletter, and to which words. */
export async function readSignUpsOf(q: Query, storeId: number, emailKey: string): Promise<unknown[]> {
  return q.query(
    `select email, first_name, last_name, phone, consent, page, signed_up_at, ended_at from newsletter_signup
     where store_id = $1 and email_key = $2 order by id`,
    [storeId, emailKey],
    'account-signups-of',
  );
}

/** Deletes these; returns how many they were. */
export async function deleteSignUpsOf(q: Query, storeId: number, emailKey: string): Promise<number> {
  const rows = await q.query(
    'delete from newsletter_signup where store_id = $1 and email_key = $2 returning id',
    [storeId, emailKey],
    'account-delete-signups',
  );
  return rows.length;
}

/** Deletes these; a mailbox that is forgotten has no more to agree to. Returns how many they were. */
export async function deleteAlertsOf(q: Query, storeId: number, emailKey: string): Promise<number> {
  const rows = await q.query(
    'delete from alert where store_id = $1 and email_key = $2 returning id',
    [storeId, emailKey],
    'account-delete-alerts',
  );
  return rows.length;
}

/** Deletes these and those that the customer (0 = none) made with other addresses; returns how many they were. */
export async function deleteRsvpsOf(
  q: Query,
  person: { storeId: number; emailKey: string; customerId: number },
): Promise<number> {
  const rows = await q.query(
    `with gone as (
       delete from event_rsvp where store_id = $1 and (email_key = $2 or customer_id = $3) returning id),
     mails as (delete from mail where store_id = $1 and template = 'event-rsvp'
       and (data->>'rsvp_id')::int in (select id from gone))
     select id from gone`,
    [person.storeId, person.emailKey, person.customerId],
    'account-delete-rsvps',
  );
  return rows.length;
}

export interface MarkedOrders {
  /** Orders no longer awaiting pickup. */
  over: number;
  waiting: number;
  /** When the last waiting order is due to be forgotten; null when no order waits. */
  until: Date | null;
}

/**
 * Sets the time from which each order of a person may lose their data: now for an order that is over, or if `waitDays`
 * is 0; else `waitDays` after the order was placed or its last book is out, whichever is later.
 */
export async function markOrdersToForget(
  q: Query,
  person: { storeId: number; emailKey: string; customerId: number | null },
  waitDays: number,
): Promise<MarkedOrders> {
  const [marked] = await q.query<MarkedOrders>(
    `with due as (
       select o.id, case when $4::int = 0 or o.status in ('collected', 'canceled', 'quote_ordered', 'quote_declined') then now() else
         greatest(now(), greatest(o.placed_at, max(t.release_date)::timestamp at time zone 'UTC') + make_interval(days => $4::int)) end as at
       from customer_order o left join order_line l on l.order_id = o.id left join title t on t.id = l.title_id
       where o.store_id = $1 and (lower(o.email) = $2 or o.customer_id = $3::int) group by o.id),
     marked as (update customer_order o set forget_at = due.at from due where o.id = due.id returning o.forget_at)
     select (count(*) filter (where forget_at <= now()))::int as over,
       (count(*) filter (where forget_at > now()))::int as waiting,
       max(forget_at) filter (where forget_at > now()) as until from marked`,
    [person.storeId, person.emailKey, person.customerId, waitDays],
    'account-orders-to-forget',
  );
  return marked ?? { over: 0, waiting: 0, until: null };
}

/** Takes the people out of the orders that are due, and deletes the mails about their tickets. */
export async function forgetDueOrders(q: Query): Promise<void> {
  await q.query(
    `with due as (
       update customer_order set name = '', email = '', phone = '', instructions = '', purchaseorder = '',
         tax_exemption = '', custom_form = null, ship_to = null, forget_at = null
       where forget_at <= now() returning id),
     refunds as (update refund r set reason = '' from due where r.order_id = due.id and r.reason <> ''),
     taken as (update store_payment sp set note = '' from due where sp.order_id = due.id and sp.note <> ''),
     noted as (delete from order_note n using due where n.order_id = due.id),
     quotes as (update quote k set note = '' from due where k.order_id = due.id and k.note <> ''),
     mails as (delete from mail where template = 'event-ticket' and (data->>'order_id')::bigint in (select id from due)),
     cards as (
       update gift_card_sale s set recipient_email = '', sent_from = '', sent_to = '', message = ''
       from due where s.order_id = due.id and s.gift_card_id is not null)
     update order_line l set notes = l.notes - 'gift_card_info'
     from due where l.order_id = due.id and l.goods_kind = 'gift_card'`,
    [],
    'account-forget-orders',
  );
}

/** Takes the address of a registry that was deleted out of the orders that went there, once they are over. */
export async function forgetGiftAddresses(q: Query, waitDays: number): Promise<void> {
  await q.query(
    `update customer_order o set ship_to = jsonb_build_object('address_id', null, 'name', '', 'company_name', '',
       'phone_number', '', 'street_address', '', 'street_address_2', '', 'city', '', 'province', '', 'country', '', 'postal_code', '')
     where o.ship_to ? 'gift_registry'
       and (o.status in ('collected', 'canceled') or o.placed_at < now() - make_interval(days => $1))
       and not exists (select from gift_registry r
         where r.id = (o.ship_to->'gift_registry'->>'gift_registry_id')::bigint)`,
    [waitDays],
    'account-forget-gift-addresses',
  );
}
