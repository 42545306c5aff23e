/** The steps of an order at the counter. Stored in customer_order.status. */
export type OrderStatus =
  | 'quote_requested'
  | 'quote_answered'
  | 'quote_ordered'
  | 'quote_declined'
  | 'placed'
  | 'ready_for_pickup'
  | 'partly_shipped'
  | 'shipped'
  | 'collected'
  | 'canceled';

/** A step that staff may take. */
export type OrderStep = 'ready' | 'ship' | 'collect' | 'cancel';

/** From which states a step may be taken, and where it leads. A collected or canceled order stays so. */
export const orderSteps: Record<OrderStep, { from: OrderStatus[]; to: OrderStatus }> = {
  ready: { from: ['placed'], to: 'ready_for_pickup' },
  // 'partly_shipped' while copies are still to be sent.
  ship: { from: ['placed', 'partly_shipped'], to: 'shipped' },
  collect: { from: ['placed', 'ready_for_pickup', 'partly_shipped', 'shipped'], to: 'collected' },
  // A partly shipped order has only its rest canceled (`cancelRest`).
  cancel: { from: ['quote_requested', 'quote_answered', 'placed', 'ready_for_pickup'], to: 'canceled' },
};

/**
 * SQL: true for an order that was placed. Only the checkout sees the others: one that waits for its payment, and one whose
 * payment failed (docs/decisions/0036-payments.md).
 */
export const isPlaced = (column: string): string => `${column} not in ('awaiting_payment', 'payment_failed')`;

/** Books leave the shop, or wait for their reader: what is still to come must have arrived. */
export const needsCopies = (step: OrderStep): boolean => step === 'ready' || step === 'ship';

/** Nothing is paid or waited for any more. */
export const isOver = (status: string): boolean =>
  ['shipped', 'collected', 'canceled', 'quote_ordered', 'quote_declined'].includes(status);

/** Copies of it are no longer in the shop: all, or those of its first parcels. */
export const hasLeft = (status: string): boolean =>
  ['partly_shipped', 'shipped', 'collected'].includes(status);

/** 'ready for pickup' */
export const statusText = (status: string): string => status.replaceAll('_', ' ');

/** The same of an order: one that goes to an address is delivered, not collected. */
export const statusOf = ({ status, ship_to }: { status: string; ship_to: unknown }): string =>
  status === 'collected' && ship_to !== null ? 'delivered' : statusText(status);
