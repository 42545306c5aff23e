import { z } from 'zod';
import { type Dispute, type Money, PaymentNotSent } from '../payment.ts';
import { OutcomeUnknown } from '../vendor-call.ts';
import type { payPalClient } from './client.ts';
import { centsOf, money, type PayPalOrder, type PayPalPart } from './order.ts';

/** As much of a dispute as is used: developer.paypal.com/api/customer-disputes/v1/disputes-get */
const dispute = z.object({
  dispute_id: z.string().min(1),
  create_time: z.string(),
  status: z.string(),
  dispute_amount: money,
  seller_response_due_date: z.string().optional(),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
  money_movements: z
    .array(
      z.object({
        affected_party: z.string().optional(),
        amount: money.optional(),
        initiated_time: z.string().default(''),
        type: z.string().optional(),
        reason: z.string().default(''),
      }),
    )
    .default([]),
});
type PayPalDispute = z.output<typeof dispute>;
type Moved = PayPalDispute['money_movements'][number];

const listed = z.object({
  items: z.array(z.object({ dispute_id: z.string(), create_time: z.string() })).default([]),
});

/** How a dispute ended: `dispute_outcome.outcome_code`. With a payout PayPal pays the buyer, and the shop keeps its money. */
const outcomes: Readonly<Record<string, Dispute['state']>> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  RESOLVED_WITH_PAYOUT: 'won',
  CANCELED_BY_BUYER: 'won',
  DENIED: 'won',
};

interface Looking {
  call: ReturnType<typeof payPalClient>;
  /** 'https://www.paypal.com', or that of its sandbox. */
  site: string;
  signal: AbortSignal;
}

/**
 * The newest dispute about the captures of an order; the order itself does not tell. {} without one, and where the app may not read
 * disputes (its feature 'Customer disputes').
 */
export async function disputeOf(
  order: PayPalOrder,
  looking: Looking,
): Promise<Partial<Pick<Money, 'disputed' | 'dispute'>>> {
  try {
    const all = [];
    for (const { id } of order.captures) all.push(...(await disputesAbout(id, looking)));
    const [newest] = all.sort((a, b) => (a.create_time < b.create_time ? 1 : -1));
    if (!newest) return {};
    const found = await ask(`/v1/customer/disputes/${encodeURIComponent(newest.dispute_id)}`, looking);
    const read = dispute.safeParse(found);
    if (!read.success) throw new OutcomeUnknown('PayPal answered with something other than a dispute');
    return { disputed: true, dispute: readDispute(read.data, order, looking.site) };
  } catch (e) {
    // The order was just shown, so the keys are good.
    if (e instanceof PaymentNotSent && e.why === 'account') return {};
    throw e;
  }
}

async function disputesAbout(capture: string, looking: Looking) {
  const query = new URLSearchParams({ disputed_transaction_id: capture });
  const read = listed.safeParse(await ask(`/v1/customer/disputes?${query}`, looking));
  if (!read.success) throw new OutcomeUnknown('PayPal answered with something other than disputes');
  return read.data.items;
}

async function ask(path: string, { call, signal }: Looking): Promise<unknown> {
  const { status, json } = await call({ method: 'GET', path, signal });
  if (status !== 200) throw new OutcomeUnknown(`PayPal shows no disputes (${status})`);
  return json;
}

function readDispute(found: PayPalDispute, order: PayPalOrder, site: string): Dispute {
  const { dispute_id: reference, status, seller_response_due_date: due } = found;
  const isOver = status === 'RESOLVED';
  const movements = movementsOf(found, order);
  const taken = movements.reduce((sum, { amount }) => sum + amount, 0);
  const code = found.dispute_outcome?.outcome_code ?? '';
  // Money says it where PayPal gives no outcome.
  const ended = outcomes[code] ?? (taken > 0 ? 'lost' : 'won');
  const isAsked = status === 'OPEN' || status === 'WAITING_FOR_SELLER_RESPONSE';
  return {
    reference,
    state: isOver ? ended : 'open',
    amount: centsOf(found.dispute_amount),
    dueAt: isAsked && due && !Number.isNaN(Date.parse(due)) ? new Date(due) : null,
    page: `${site}/resolutioncenter/view/${encodeURIComponent(reference)}`,
    movements,
  };
}

/**
 * What was taken from the shop and put back, and the fees (DISPUTE_SETTLEMENT_FEE, DISPUTE_FEE, CHARGEBACK_FEE). PayPal gives movements no
 * ids: what they are and when they began is their reference. A claim that the shop accepts is also a refund of the capture; it is
 * booked as such, and not twice.
 */
function movementsOf(found: PayPalDispute, order: PayPalOrder): Dispute['movements'] {
  const own = found.money_movements.filter(
    ({ affected_party: party, amount }) => party === 'SELLER' && amount?.currency_code === order.currency,
  );
  const refunds = order.refunds
    .filter((refund) => isSince(refund, found.create_time))
    .map(({ amount }) => amount);
  const seen = new Map<string, number>();
  return own.flatMap((moved) => {
    const { reason, initiated_time: time, type } = moved;
    const cents = centsOf(moved.amount) * (type === 'CREDIT' ? -1 : 1);
    const isFee = reason.endsWith('_FEE');
    const same = refunds.findIndex((amount) => amount && centsOf(amount) === paidOut(moved, found));
    if (!isFee && cents > 0 && same >= 0) {
      refunds.splice(same, 1);
      return [];
    }
    const name = `${found.dispute_id}-${type}-${reason}-${time}`;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    const reference = nth > 1 ? `${name}-${nth}` : name;
    return [{ reference, amount: isFee ? 0 : cents, fee: isFee ? cents : 0 }];
  });
}

/** What the buyer got at the same time: PayPal may take less from the shop, and give back its own fee. */
function paidOut(moved: Moved, { money_movements: all }: PayPalDispute): number {
  const buyers = all.find(
    ({ affected_party: party, type, initiated_time: time }) =>
      party === 'BUYER' && type === 'CREDIT' && time === moved.initiated_time,
  );
  return centsOf((buyers ?? moved).amount);
}

const isSince = ({ create_time: at, status }: PayPalPart, since: string): boolean =>
  (status === 'COMPLETED' || status === 'PENDING') && at !== undefined && Date.parse(at) >= Date.parse(since);
