import type { Query } from '../db/db.ts';
import type { SaleParts } from '../ledger/write.ts';
import type { OrderMoney, RefundPlan, Sale } from './refund-plan.ts';
import {
  lockOrder,
  type OrderMoneyRow,
  type RefundableLine,
  readOrderMoney,
  readRefundableLines,
} from './refund-queries.ts';

/** An order as refunds see it. */
export interface SaleLeft {
  row: OrderMoneyRow;
  lines: RefundableLine[];
  sale: Sale;
  /** What refunds have left of the sale. */
  left: OrderMoney;
  /** Cents that were paid here and not given back. */
  money: number;
}

/** Locks an order and reads what can be given back of it. */
export async function lockSale(q: Query, orderId: number): Promise<SaleLeft> {
  await lockOrder(q, orderId);
  return readSale(q, orderId);
}

/** Reads what can be given back of an order; a caller that changes it locks it first (`lockSale`). */
export async function readSale(q: Query, orderId: number): Promise<SaleLeft> {
  const row = await readOrderMoney(q, orderId);
  const lines = await readRefundableLines(q, orderId);
  const { shipping, taxes } = row;
  const returned = (type: string) => row.returned_taxes.find((tax) => tax.type === type)?.amount ?? 0;
  return {
    row,
    lines,
    sale: { lines, shipping, taxes, rates: row.tax_rates },
    left: {
      lines: lines.map(({ position, kind, quantity, amount, ...line }) => ({
        position,
        kind,
        quantity: quantity - line.returned,
        amount: amount - line.returned_amount,
      })),
      shipping: shipping - row.returned_shipping,
      taxes: taxes.map(({ type, amount }) => ({ type, amount: amount - returned(type) })),
    },
    money: row.paid + row.by_cards - row.returned,
  };
}

/** What a plan takes back, as the ledger keeps it apart. */
export function partsOf(plan: RefundPlan, lines: readonly RefundableLine[]): SaleParts {
  const isCard = (position: number) => lines.some((l) => l.position === position && l.kind === 'gift_card');
  const taxes = plan.taxes.reduce((sum, { amount }) => sum + amount, 0);
  const cards = plan.lines.reduce((sum, line) => sum + (isCard(line.position) ? line.amount : 0), 0);
  return { sales: plan.amount - taxes - cards, taxes, cards };
}
