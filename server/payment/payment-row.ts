import type { PaymentProviderName, ShopperStep, StepKind } from '../providers/payment/payment.ts';

/** 'open': it is not known yet whether money moves. 'stray': it did, and no order is due for it. */
export type PaymentState = 'open' | 'authorized' | 'captured' | 'declined' | 'voided' | 'stray';

export interface PaymentRow {
  id: number;
  store_id: number;
  order_id: number | null;
  cart_id: number | null;
  key: string;
  provider: PaymentProviderName;
  amount: number;
  currency: string;
  hold: boolean;
  state: PaymentState;
  reference: string;
  label: string;
  reason: string;
  step: ShopperStep | null;
  created_at: Date;
  started_at: Date | null;
  due_at: Date;
  checks: number;
}

export interface StepRow {
  id: number;
  payment_id: number;
  key: string;
  kind: StepKind;
  amount: number;
  state: 'open' | 'done' | 'refused';
  attempts: number;
  sent_at: Date | null;
}

/** Stock is kept for an open payment for so long (decisions §0.2). */
export const openMinutes = 10;
