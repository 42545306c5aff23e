import * as m from '../messages/compiled/messages.js';
import type { OrderRefund } from './order.ts';

/** 'Refunded on June 3, 2026', or 'Canceled on …' for money that was never paid. */
export const refundHeading = ({
  amount,
  not_charged,
  date_text: date,
}: Pick<OrderRefund, 'amount' | 'not_charged' | 'date_text'>): string =>
  not_charged === amount ? m.order_refund_canceled_on({ date }) : m.order_refund_on({ date });
