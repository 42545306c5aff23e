import type { NextStep, WorkList } from '../../contract/admin/next-step.ts';
import { mostPaymentsCounted, type PaymentFilter } from '../../contract/admin/payment-state.ts';
import type { Query } from '../db/db.ts';
import { isPlaced } from './order-status.ts';
import { balance, hasBalance, paymentConditions } from './payment-state.ts';
import { copiesOfLine } from './shipment-queries.ts';

/** As the index customer_order_open says it. */
const isOpen = `o.status in ('quote_requested', 'placed', 'partly_shipped', 'ready_for_pickup')`;

/** Copies of an order `o` have to arrive first. Not `exists`: for many orders, PostgreSQL would read the lines of all. */
const waitsForCopies = `coalesce((select true from order_line l ${copiesOfLine}
  where l.order_id = o.id and l.backorder_quantity > 0 and s.to_send > s.held limit 1), false)`;

/** SQL: what staff do next with an order `o`, '' = nothing. Cards that are emailed go out by themselves. */
const nextStep = `case
  when o.status = 'quote_requested' then 'answer'
  when o.status = 'ready_for_pickup' then 'hand_over'
  when o.status not in ('placed', 'partly_shipped') or o.delivery_preference = 'electronic' then ''
  when ${waitsForCopies} then 'wait'
  when o.ship_to is not null or o.status = 'partly_shipped' then 'ship'
  else 'prepare' end`;

/** SQL of a `with`: orders of the store $1 whose payment or mail someone has to look after. */
const problems = `problem as (
  select p.order_id as id from payment p where p.store_id = $1 and p.disputed_at > now() - interval '30 days' and p.dispute_state is distinct from 'won'
  union
  select p.order_id from payment_step s join payment p on p.id = s.payment_id
  where s.state = 'refused' and p.store_id = $1
    and not exists (select from payment_step n where n.payment_id = s.payment_id and n.id > s.id)
  union
  select c.id from mail m join customer_order c on c.order_number = m.data->>'order_number' and c.store_id = m.store_id
  where m.store_id = $1 and m.status = 'failed' and m.data ? 'order_number')`;

/** Each way to find an order looks at no more than this many of the newest. */
const mostHits = 500;

/**
 * SQL: the newest of these ids. The fence keeps the planner, who does not know the term, from reading all orders backwards until so many
 * have matched.
 */
const newest = (ids: string) => `(select x.id from (${ids} offset 0) x order by x.id desc limit ${mostHits})`;

/** SQL: orders whose text in an index begins with this; '' finds none. */
const beginsWith = (text: string, start: string) =>
  `select c.id from customer_order c where c.store_id = $1 and ${start} <> ''
     and ${text} ~>=~ ${start} and ${text} ~<~ (${start} || U&'\\FFFF')`;

/** SQL of a `with`: orders of the store $1 that a term names; $2 to $6 are those of `TermParts`. */
const hits = `words as (
  select to_tsquery('simple', string_agg(w || ':*', ' & ')) as q
  from unnest(string_to_array(search_words($2::text), ' ')) w where w <> ''),
hit as materialized (
  select c.id from customer_order c where c.store_id = $1 and c.order_number = $3
  union ${newest(`select c.id from customer_order c
    where c.store_id = $1 and order_words(c.name) @@ (select q from words)`)}
  union ${newest(beginsWith('lower(c.email)', '$4::text'))}
  union ${newest(beginsWith('reverse(c.phone)', 'reverse($5::text)'))}
  union ${newest(`select c.id from order_line l join customer_order c on c.id = l.order_id
    where l.eisbn = $6 and c.store_id = $1`)}
  union ${newest(`select c.id from order_line l join customer_order c on c.id = l.order_id
    where order_words(l.title) @@ (select q from words) and c.store_id = $1`)})`;

/** A term as each way to find an order takes it; '' = it cannot be that. */
export interface TermParts {
  words: string;
  number: string;
  email: string;
  /** The last digits of a phone number. */
  phone: string;
  eisbn: string;
}

export interface WorkFilter {
  storeId: number;
  locationId: number | null;
  /** Only those that this account bought, or others for it. */
  customerId?: number | undefined;
  /** null = all orders. */
  list: WorkList | null;
  payment?: PaymentFilter | undefined;
  term: TermParts | null;
  /** The last order of the page before; '' = from the start. */
  after: string;
  limit: number;
}

export interface WorkRow {
  id: number;
  next: NextStep | '';
  has_problem: boolean;
}

/** What an order of a list has in any case: `nextStep` costs more. */
const isStarted = `o.status in ('placed', 'partly_shipped')`;
const narrowing: Partial<Record<WorkList, string[]>> = {
  answer: [`o.status = 'quote_requested'`],
  hand_over: [`o.status = 'ready_for_pickup'`],
  prepare: [`o.status = 'placed'`, 'o.ship_to is null'],
  ship: [isStarted],
  wait: [isStarted],
};

/** SQL: an order `o` is one of an account. Two look-ups in one index each: one condition would read all orders backwards. */
const ordersOf = (id: string) =>
  `o.id in (select c.id from customer_order c where c.customer_id = ${id} union select c.id from customer_order c where c.corp_id = ${id})`;

/**
 * Orders of a list. What has to be done comes oldest first; all others newest first. The text has only the conditions that are asked for,
 * and the number of rows: a plan that is made for any of them would sort all orders.
 */
export function readWork(q: Query, filter: WorkFilter): Promise<WorkRow[]> {
  const { storeId, locationId, customerId, list, payment, term, after, limit } = filter;
  const isStep = list !== null && list !== 'problem';
  const [direction, beyond] = isStep ? ['asc', '>'] : ['desc', '<'];
  const values: unknown[] = [storeId];
  if (term) values.push(term.words, term.number, term.email, term.phone, term.eisbn);
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    'o.store_id = $1',
    isStep ? isOpen : isPlaced('o.status'),
    ...(list ? (narrowing[list] ?? []) : []),
    ...(isStep ? [`${nextStep} = '${list}'`] : []),
    ...(list === 'problem' ? ['o.id in (select id from problem)'] : []),
    ...(payment ? paymentConditions(payment, list || term || customerId ? 'few' : 'all') : []),
    ...(term ? ['o.id in (select id from hit)'] : []),
    ...(locationId === null ? [] : [`o.location_id = ${parameter(locationId)}`]),
    ...(customerId === undefined ? [] : [ordersOf(parameter(customerId))]),
    ...(after === ''
      ? []
      : [
          `(o.placed_at, o.id) ${beyond} (select c.placed_at, c.id from customer_order c where c.store_id = $1 and c.order_number = ${parameter(after)})`,
        ]),
  ];
  const variant = [
    list ?? 'all',
    payment,
    term && 'term',
    locationId !== null && 'at',
    customerId !== undefined && 'of',
    after && 'after',
    limit,
  ];
  return q.query<WorkRow>(
    `with ${[problems, ...(term ? [hits] : [])].join(', ')}
     select o.id, ${nextStep} as next, o.id in (select id from problem where id is not null) as has_problem
     from customer_order o where ${conditions.join(' and ')}
     order by o.placed_at ${direction}, o.id ${direction} limit ${limit}`,
    values,
    `order-work-${variant.filter(Boolean).join('-')}`,
  );
}

/** What staff do next with one order; '' = nothing. */
export async function readNextStep(q: Query, orderId: number): Promise<NextStep | ''> {
  const [row] = await q.query<{ next: NextStep | '' }>(
    `select ${nextStep} as next from customer_order o where o.id = $1`,
    [orderId],
    'order-next-step',
  );
  return row?.next ?? '';
}

/** Only this many of the newest open orders are counted, so that the start page stays fast in a shop that never closes one. */
const mostCounted = 5000;

const isHere = `o.store_id = $1 and ($2::int is null or o.location_id = $2)`;

/** SQL: of all orders with this balance, at most so many. */
const allWith = (sign: 1 | -1) =>
  `select 'all' as list, ${sign} as balance from customer_order o
   where ${isHere} and ${hasBalance} and ${balance} = ${sign} limit ${mostPaymentsCounted}`;

/** How many orders are on each list that has some, by their `balance`; on 'all', only those that are not paid exactly. */
export function countWork(
  q: Query,
  { storeId, locationId }: Pick<WorkFilter, 'storeId' | 'locationId'>,
): Promise<{ list: WorkList | 'all' | ''; balance: number; count: number }[]> {
  return q.query(
    `with ${problems}
     select list, balance::int as balance, count(*)::int as count from (
       select ${nextStep} as list, ${balance} as balance from (
         select * from customer_order o where ${isHere} and ${isOpen} order by o.placed_at desc limit ${mostCounted}) o
       union all
       select 'problem', ${balance} from customer_order o
       where o.id in (select id from problem) and ${isHere}
       union all (${allWith(1)})
       union all (${allWith(-1)})) x
     group by list, balance`,
    [storeId, locationId],
    'order-work-counts',
  );
}
