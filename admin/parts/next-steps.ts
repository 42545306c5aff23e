import type { AdminOutput } from '../../contract/admin/actions.ts';

type Order = AdminOutput<'order/getList'>['orders'][number];

/** What staff do next with an order, in the order of urgency. */
export const steps = ['answer', 'prepare', 'ship', 'hand_over'] as const;
export type Step = (typeof steps)[number];

/** Null for an order that needs nothing. Only what is picked up has a location. */
export function nextStep({ status, location }: Pick<Order, 'status' | 'location'>): Step | null {
  switch (status) {
    case 'quote_requested':
      return 'answer';
    case 'placed':
      return location === '' ? 'ship' : 'prepare';
    case 'partly_shipped':
      return 'ship';
    case 'ready_for_pickup':
      return 'hand_over';
    default:
      return null;
  }
}

/** The orders of each step that has some, the oldest first. */
export function byNextStep<O extends Pick<Order, 'status' | 'location' | 'order_date'>>(
  orders: readonly O[],
): { step: Step; orders: O[] }[] {
  const oldestFirst = orders.toSorted((a, b) => a.order_date - b.order_date);
  return steps.flatMap((step) => {
    const own = oldestFirst.filter((order) => nextStep(order) === step);
    return own.length > 0 ? [{ step, orders: own }] : [];
  });
}
