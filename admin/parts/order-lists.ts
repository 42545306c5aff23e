import type { WorkList } from '../../contract/admin/next-step.ts';
import type { PaymentFilter } from '../../contract/admin/payment-state.ts';
import * as m from '../../messages/compiled/messages.js';

interface ListText {
  name: () => string;
  empty: () => string;
}

/** The lists of work in the order of the day: first what a customer waits for. */
export const orderLists: Record<WorkList, ListText> = {
  prepare: { name: m.deskorder_list_prepare, empty: m.deskorder_empty_prepare },
  ship: { name: m.deskorder_list_ship, empty: m.deskorder_empty_ship },
  hand_over: { name: m.deskorder_list_hand_over, empty: m.deskorder_empty_hand_over },
  wait: { name: m.deskorder_list_wait, empty: m.deskorder_empty_wait },
  answer: { name: m.deskorder_list_answer, empty: m.deskorder_empty_answer },
  problem: { name: m.deskorder_list_problem, empty: m.deskorder_empty_problem },
};
export const listNames = Object.keys(orderLists) as WorkList[];

/** The list that an address names; undefined for all orders. */
export const listNamed = (name: string | null): WorkList | undefined =>
  listNames.find((list) => list === name);

/** Where a list is, with what it is narrowed to. */
export function listPath(
  list: WorkList | 'all',
  {
    term = '',
    location = '',
    payment,
    after = '',
  }: { term?: string; location?: string; payment?: PaymentFilter | undefined; after?: string } = {},
): string {
  const search = new URLSearchParams({ list });
  for (const [name, value] of Object.entries({ q: term, location, payment, after }))
    if (value) search.set(name, value);
  return `/orders?${search}`;
}
