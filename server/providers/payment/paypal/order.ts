import { z } from 'zod';
import type { DeclineReason, PaymentRequest, PaymentResult } from '../payment.ts';
import { OutcomeUnknown } from '../vendor-call.ts';

export const money = z.object({ currency_code: z.string(), value: z.string() });
const part = z.object({
  id: z.string(),
  status: z.string(),
  amount: money.optional(),
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
  create_time: z.string().optional(),
});
export type PayPalPart = z.output<typeof part>;

/** As much of an order as is used: developer.paypal.com/api/orders/v2/definitions/order */
const order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: money.optional(),
        payments: z
          .object({
            authorizations: z.array(part).default([]),
            captures: z.array(part).default([]),
            refunds: z.array(part).default([]),
          })
          .optional(),
      }),
    )
    .min(1),
  payment_source: z
    .object({
      card: z.object({ brand: z.string().optional(), last_digits: z.string().optional() }).optional(),
      venmo: z.unknown().optional(),
    })
    .optional(),
});

export interface PayPalOrder {
  id: string;
  status: string;
  key: string;
  amount: number;
  currency: string;
  label: string;
  authorizations: PayPalPart[];
  captures: PayPalPart[];
  refunds: PayPalPart[];
}

export function readOrder(json: unknown): PayPalOrder {
  const { data } = order.safeParse(json);
  const unit = data?.purchase_units[0];
  if (!data || !unit) throw new OutcomeUnknown('PayPal answered with something other than an order');
  const { card, venmo } = data.payment_source ?? {};
  const digits = card?.last_digits?.slice(-4);
  return {
    id: data.id,
    status: data.status,
    key: unit.custom_id ?? '',
    amount: centsOf(unit.amount),
    currency: unit.amount?.currency_code ?? '',
    label: digits ? `Card ending in ${digits}` : venmo ? 'Venmo' : 'PayPal',
    authorizations: unit.payments?.authorizations ?? [],
    captures: unit.payments?.captures ?? [],
    refunds: unit.payments?.refunds ?? [],
  };
}

/** The states of orders, authorizations, captures and refunds: developer.paypal.com/api/orders/v2 and …/payments/v2 */
export function resultOf(order: PayPalOrder): PaymentResult {
  const reference = order.id;
  const [capture] = order.captures;
  const [authorization] = order.authorizations;
  if (capture) {
    if (/^(COMPLETED|PARTIALLY_REFUNDED|REFUNDED)$/.test(capture.status))
      return {
        state: 'captured',
        amount: centsOf(capture.amount),
        refunded: refundedOf(order),
        ...of(order),
      };
    if (capture.status === 'PENDING') return { state: 'pending', reference };
    if (/^(DECLINED|FAILED)$/.test(capture.status))
      return { state: 'declined', reference, reason: 'declined' };
    return { state: 'unknown' };
  }
  if (authorization) {
    if (authorization.status === 'CREATED')
      return { state: 'authorized', amount: centsOf(authorization.amount), refunded: 0, ...of(order) };
    if (authorization.status === 'PENDING') return { state: 'pending', reference };
    if (authorization.status === 'VOIDED') return { state: 'voided', reference };
    if (authorization.status === 'DENIED') return { state: 'declined', reference, reason: 'declined' };
    return { state: 'unknown' };
  }
  if (/^(CREATED|SAVED|APPROVED|PAYER_ACTION_REQUIRED)$/.test(order.status))
    return { state: 'needs_shopper', reference, step: { kind: 'script', handle: order.id } };
  if (order.status === 'VOIDED') return { state: 'voided', reference };
  return { state: 'unknown' };
}

/** An order does not say that it is disputed: `disputeOf` asks. */
const of = ({ id, currency, label }: PayPalOrder) => ({ reference: id, currency, label, disputed: false });

const refundedOf = ({ refunds }: PayPalOrder) =>
  refunds
    .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);

export function centsOf(amount: z.output<typeof money> | undefined): number {
  const match = /^(\d{1,12})(?:\.(\d{2}))?$/.exec(amount?.value ?? '');
  if (!match) throw new OutcomeUnknown('PayPal answered with an amount that cannot be read');
  return Number(match[1]) * 100 + Number(match[2] ?? 0);
}

export const moneyOf = (cents: number, currency: string) => ({
  currency_code: currency,
  value: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
});

/** developer.paypal.com/api/handle-payment-failures */
export const declines: Readonly<Record<string, DeclineReason>> = {
  CARD_EXPIRED: 'expired_card',
  INSTRUMENT_DECLINED: 'declined',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'declined',
  TRANSACTION_REFUSED: 'declined',
};

/**
 * The body of POST /v2/checkout/orders. PayPal knows no gift cards: they are part of the discount. Names of items are cut at the 127
 * characters that it takes. What does not add up would be refused, and the breakdown is only for show: the sum alone counts then.
 */
export function orderBody(request: PaymentRequest): string {
  const { amount, currency, breakdown, lines } = request;
  const { items, tax, shipping } = breakdown;
  const discount = breakdown.discount + breakdown.giftCards;
  const money = (cents: number) => moneyOf(cents, currency);
  const addsUp = items - discount + tax + shipping === amount;
  const itemized = addsUp && items === lines.reduce((sum, line) => sum + line.quantity * line.unitAmount, 0);
  return JSON.stringify({
    intent: request.hold ? 'AUTHORIZE' : 'CAPTURE',
    purchase_units: [
      {
        custom_id: request.key,
        description: `${request.description}, order ${request.orderNumber}`.slice(0, 127),
        amount: {
          ...money(amount),
          ...(addsUp && {
            breakdown: {
              item_total: money(items),
              tax_total: money(tax),
              shipping: money(shipping),
              discount: money(discount),
            },
          }),
        },
        ...(itemized && {
          items: lines.map(({ name, sku, quantity, unitAmount }) => ({
            name: name.slice(0, 127),
            sku: sku.slice(0, 127),
            quantity: String(quantity),
            unit_amount: money(unitAmount),
          })),
        }),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: request.description.slice(0, 127),
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: request.returnUrl,
          cancel_url: request.cancelUrl,
        },
      },
    },
  });
}
