import { type PaymentFilter, type PaymentState, paymentFilters } from '../../contract/admin/payment-state.ts';
import * as m from '../../messages/compiled/messages.js';
import type { BadgeProps } from '../../ui/badge.tsx';

/** How each state of a payment shows beside an order; null = not at all. */
export const paymentBadges: Record<PaymentState, { name: () => string; tone: BadgeProps['tone'] } | null> = {
  '': null,
  in_store: { name: m.deskorder_pay_in_store, tone: 'neutral' },
  not_noted: { name: m.deskorder_pay_not_noted, tone: 'neutral' },
  later: { name: m.deskorder_pay_later, tone: 'neutral' },
  held: { name: m.deskorder_pay_held, tone: 'neutral' },
  partly_paid: { name: m.deskorder_pay_partly_paid, tone: 'warning' },
  paid: { name: m.deskorder_pay_paid, tone: 'success' },
  partly_refunded: { name: m.deskorder_pay_partly_refunded, tone: 'neutral' },
  refunded: { name: m.deskorder_pay_refunded, tone: 'neutral' },
  to_return: { name: m.deskorder_pay_to_return, tone: 'danger' },
};

export const paymentFilterNames: Record<PaymentFilter, () => string> = {
  unpaid: m.deskorder_payments_unpaid,
  paid: m.deskorder_pay_paid,
  to_return: m.deskorder_pay_to_return,
};

/** The filter that an address names; undefined for any payment. */
export const paymentNamed = (name: string | null): PaymentFilter | undefined =>
  paymentFilters.find((filter) => filter === name);
