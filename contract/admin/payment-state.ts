/** How an order stands with its payment; '' = nothing was, is or will be paid. */
export const paymentStates = [
  '',
  'in_store',
  /** Its copies have left, and the shop has noted no payment. */
  'not_noted',
  'later',
  /** A card or an account is charged when it is ready. */
  'held',
  'partly_paid',
  'paid',
  'partly_refunded',
  'refunded',
  /** More was taken in the store than is due: it is given back by hand. */
  'to_return',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What lists of orders are narrowed to. */
export const paymentFilters = ['unpaid', 'paid', 'to_return'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** Filters that are counted: what someone has to see to. */
export const countedPayments = ['unpaid', 'to_return'] as const satisfies PaymentFilter[];

/** At most this many orders are counted. */
export const mostPaymentsCounted = 1000;
