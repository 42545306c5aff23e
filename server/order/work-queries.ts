import type { NextStep, WorkList } from '../../contract/admin/next-step.ts';
import type { Query } from '../db/db.ts';
import { isPlaced } from './order-status.ts';
import { copiesOfLine } from './shipment-queries.ts';

/** As the index customer_order_open says it. */
const isOpen = `o.status in ('quote_requested', 'placed', 'partly_shipped', 'ready_for_pickup')`;

const waitsForCopies = `exists (select from order_line l ${copiesOfLine}
  where l.order_id = o.id and l.backorder_quantity > 0 and s.to_send > s.held)`;

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
  select p.order_id as id from payment p where p.store_id = $1 and p.disputed_at > now() - interval '30 days'
  union
  select p.order_id from payment_step s join payment p on p.id = s.payment_id
  where s.state = 'refused' and p.store_id = $1
    and not exists (select from payment_step n where n.payment_id = s.payment_id and n.id > s.id)
  union
  select c.id from mail m join customer_order c on c.order_number = m.data->>'order_number' and c.store_id = m.store_id
  where m.store_id = $1 and m.status = 'failed' and m.data ? 'order_number')`;

/** Of each way to find an order, at most as many of the newest are looked at. */
const mostHits = 500;

/** SQL of a `with`: orders of the store $1 that a term names; $5 to $9 are those of `TermParts`. */
const hits = `words as (
  select to_tsquery('simple', string_agg(w || ':*', ' & ')) as q
  from unnest(string_to_array(search_words($5::text), ' ')) w where w <> ''),
hit as materialized (
  select c.id from customer_order c where c.store_id = $1 and c.order_number = $6
  union
  (select c.id from customer_order c where c.store_id = $1
     and order_words(c.name) @@ (select q from words) order by c.id desc limit ${mostHits})
  union
  (select c.id from customer_order c where c.store_id = $1 and $7::text <> ''
     and lower(c.email) ~>=~ $7::text and lower(c.email) ~<~ ($7::text || U&'\\FFFF') order by c.id desc limit ${mostHits})
  union
  (select c.id from customer_order c where c.store_id = $1 and $8::text <> ''
     and reverse(c.phone) ~>=~ reverse($8::text) and reverse(c.phone) ~<~ (reverse($8::text) || U&'\\FFFF') order by c.id desc limit ${mostHits})
  union
  (select c.id from order_line l join customer_order c on c.id = l.order_id
   where l.eisbn = $9 and c.store_id = $1 order by l.order_id desc limit ${mostHits})
  union
  (select c.id from order_line l join customer_order c on c.id = l.order_id
   where order_words(l.title) @@ (select q from words) and c.store_id = $1
   order by l.order_id desc limit ${mostHits}))`;

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
  /** null = all orders. */
  list: WorkList | null;
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

/** Orders of a list. What has to be done comes oldest first; all others newest first. */
export function readWork(q: Query, filter: WorkFilter): Promise<WorkRow[]> {
  const { storeId, locationId, list, term, after, limit } = filter;
  const isStep = list !== null && list !== 'problem';
  const [direction, beyond] = isStep ? ['asc', '>'] : ['desc', '<'];
  const conditions = [
    'o.store_id = $1',
    isStep ? isOpen : isPlaced('o.status'),
    '($2::int is null or o.location_id = $2)',
    `($3 = '' or (o.placed_at, o.id) ${beyond} (select c.placed_at, c.id from customer_order c where c.store_id = $1 and c.order_number = $3))`,
    ...(list === 'hand_over' ? [`o.status = 'ready_for_pickup'`] : []),
    ...(isStep ? [`${nextStep} = '${list}'`] : []),
    ...(list === 'problem' ? ['o.id in (select id from problem)'] : []),
    ...(term ? ['o.id in (select id from hit)'] : []),
  ];
  return q.query<WorkRow>(
    `with ${[problems, ...(term ? [hits] : [])].join(', ')}
     select o.id, ${nextStep} as next, o.id in (select id from problem where id is not null) as has_problem
     from customer_order o where ${conditions.join(' and ')}
     order by o.placed_at ${direction}, o.id ${direction} limit $4`,
    [
      storeId,
      locationId,
      after,
      limit,
      ...(term ? [term.words, term.number, term.email, term.phone, term.eisbn] : []),
    ],
    `order-work-${list ?? 'all'}${term ? '-term' : ''}`,
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

/** Of open orders, so many of the newest are counted: a shop that never closes one must not wait for its start page. */
const mostCounted = 5000;

/** How many orders are on each list that has some. */
export function countWork(
  q: Query,
  { storeId, locationId }: Pick<WorkFilter, 'storeId' | 'locationId'>,
): Promise<{ list: WorkList | ''; count: number }[]> {
  return q.query(
    `with ${problems}
     select x.next as list, count(*)::int as count from (
       select ${nextStep} as next from (
         select * from customer_order o where o.store_id = $1 and ${isOpen} and ($2::int is null or o.location_id = $2)
         order by o.placed_at desc limit ${mostCounted}) o) x
     group by x.next
     union all
     select 'problem', count(*)::int from customer_order o
     where o.id in (select id from problem) and o.store_id = $1 and ($2::int is null or o.location_id = $2)`,
    [storeId, locationId],
    'order-work-counts',
  );
}
