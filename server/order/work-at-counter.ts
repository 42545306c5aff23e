import type { AdminOutput } from '../../contract/admin/actions.ts';
import { workLists } from '../../contract/admin/next-step.ts';
import { normaliseIsbn } from '../../contract/isbn.ts';
import type { Query } from '../db/db.ts';
import { type ListedOrder, readListedOrders } from './counter-queries.ts';
import { countWork, readWork, type TermParts, type WorkFilter, type WorkRow } from './work-queries.ts';

type Listed = AdminOutput<'order/getList'>;
type StaffOrder = Listed['orders'][number];

/** A page of orders, and where the next one begins. */
export async function workAtCounter(
  q: Query,
  { term, limit, ...filter }: Omit<WorkFilter, 'term'> & { term: string },
): Promise<Listed> {
  const found = await readWork(q, { ...filter, term: term ? termParts(term) : null, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const orders = await readListedOrders(
    q,
    rows.map(({ id }) => id),
  );
  const listed = rows.flatMap((row) => {
    const order = orders.find(({ id }) => id === row.id);
    return order ? [staffOrder(order, row)] : [];
  });
  return { orders: listed, next: found.length > limit ? (listed.at(-1)?.order_number ?? '') : '' };
}

/** How many orders are on each list, and how many of those and of all orders are to be paid, or were paid too much for. */
export async function workCounts(
  q: Query,
  which: Pick<WorkFilter, 'storeId' | 'locationId'>,
): Promise<Pick<AdminOutput<'order/getLists'>, 'counts' | 'payments'>> {
  const rows = await countWork(q, which);
  const of = (list: string, balance?: number) =>
    rows
      .filter((row) => row.list === list && (balance === undefined || row.balance === balance))
      .reduce((sum, { count }) => sum + count, 0);
  return {
    counts: recordOf(workLists, (list) => of(list)),
    payments: recordOf([...workLists, 'all'], (list) => ({ unpaid: of(list, 1), to_return: of(list, -1) })),
  };
}

const recordOf = <K extends string, V>(keys: readonly K[], value: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;

function staffOrder(order: ListedOrder, { next, has_problem }: WorkRow): StaffOrder {
  return {
    order_number: order.order_number,
    order_date: Math.floor(order.placed_at.getTime() / 1000),
    status: order.status as StaffOrder['status'],
    next,
    has_problem,
    payment: order.payment_state,
    location: order.location_name ?? '',
    is_shipped: order.ship_to !== null,
    name: order.name,
    email: order.email,
    phone: order.phone,
    total: order.total,
    currency: order.currency,
    notes: order.instructions,
    items: order.items.map(({ eisbn, title, condition, quantity, backorder_quantity }) => ({
      eisbn,
      title,
      condition,
      quantity,
      backorder_quantity,
    })),
  };
}

/** What a term may be: words of a name or a title, an order number, the start of an email address, the last digits of a phone number, an ISBN. */
export function termParts(term: string): TermParts {
  const digits = term.replace(/\D/g, '');
  const isNumber = /^[\d\s().+-]+$/.test(term);
  const bare = term.replace(/[\s-]/g, '');
  return {
    words: term,
    number: term.replace(/^#\s*/, ''),
    email: /\s/.test(term) ? '' : term.toLowerCase(),
    phone: isNumber && digits.length >= 4 ? digits : '',
    eisbn: normaliseIsbn(bare) ?? (/^\d{13}$/.test(bare) ? bare : ''),
  };
}
