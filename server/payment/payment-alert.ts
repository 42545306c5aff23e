/** Why a shop has to look after a payment. */
export type PaymentAlertKind =
  /** What was only authorized could not be charged. */
  | 'charge_refused'
  | 'refund_refused'
  /** Money came in, and no order is due for it. */
  | 'stray'
  /** The cardholder has asked their bank for the money. */
  | 'disputed'
  /** The bank has decided for the cardholder, or for the shop. */
  | 'dispute_lost'
  | 'dispute_won'
  /** More was given back at the provider than was left of the order. */
  | 'returned_too_much';

/** What the mail about it says. */
export interface PaymentAlert {
  kind: PaymentAlertKind;
  /** Of the order; '' = none is known. */
  number: string;
  /** Cents that it is about. */
  amount: number;
  currency: string;
  provider: string;
  /** The provider's. */
  reference: string;
  /** 'Visa ending in 4242' */
  label: string;
  /** The provider's own sentence; '' = none. */
  reason: string;
  /**
   * For a dispute: until when the shop can answer, by its clock, 'YYYY-MM-DD', and the provider's page for that; '' or absent
   * = not said.
   */
  due_day?: string;
  page?: string;
}
