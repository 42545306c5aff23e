import * as m from '../../messages/compiled/messages.js';
import { emailKey } from '../account/email-key.ts';
import { type Refusal, refuse } from '../call/refusal.ts';
import { customerOf } from '../call/who.ts';
import { type lockedRow, type OpenCart, openCart } from '../cart/cart.ts';
import { appliedPromotions, linePromotionsOf } from '../cart/promotions-due.ts';
import type { Context } from '../context.ts';
import { moneyText } from '../pricing/money-text.ts';
import { usedUp } from '../promotion/code-problem.ts';
import { enterCode } from '../promotion/entered-code.ts';
import { promoKey } from '../promotion/promo-key.ts';
import type { Promotion } from '../promotion/promotion.ts';
import { claimPromotions, type Spent } from '../promotion/uses.ts';

type LockedCart = Awaited<ReturnType<typeof lockedRow>>;

/** A client that says which code it has applied (decisions A.8) does not order without it. */
export function checkPromoCode(ctx: Context, { promoted, cart }: OpenCart, sent: string | undefined): void {
  const code = promoKey(sent ?? '');
  if (code === '' || (code === promoted.code && promoted.problem === null)) return;
  const reason = promoted.problem ?? refuse('promo_unknown', m.refusal_promo_unknown({ code }));
  throw withTotal(ctx, 'promo_not_applied', reason, cart.summary.total);
}

/**
 * Holds the promotions of an order for it, and returns their ids to note with it.
 *
 * @throws the refusals `promo_used_up`, `promo_used` and `promo_gone`, with what the order costs without.
 */
export async function claimForOrder(
  ctx: Context,
  row: LockedCart,
  open: OpenCart,
  email: string,
): Promise<number[]> {
  const { applied } = open.promoted;
  const ids = applied.map(({ promotion }) => promotion.id);
  const accountId = customerOf(ctx)?.corpId ?? null;
  const spent = await claimPromotions(ctx.q, ids, { accountId, emailKey: emailKey(email) });
  for (const { promotion } of applied) {
    const why = spent.get(promotion.id);
    if (why) throw await spentRefusal(ctx, row, open, { promotion, why });
  }
  return ids;
}

async function spentRefusal(
  ctx: Context,
  row: LockedCart,
  { locationId }: OpenCart,
  { promotion, why }: { promotion: Promotion; why: Spent },
): Promise<Refusal> {
  const { code, name } = promotion;
  // Only to learn the total: the refusal rolls it back.
  if (code !== '') await enterCode(ctx.q, row.id, '');
  const { cart } = await openCart(ctx, row, locationId);
  const { total } = cart.summary;
  if (code === '' || why === 'gone') {
    return refuse('promo_gone', m.refusal_promo_gone({ name, total: moneyText(total, ctx.store.currency) }), {
      total,
    });
  }
  if (why === 'used_up') return withTotal(ctx, 'promo_used_up', usedUp(code), total);
  const sentence = m.refusal_promo_used_email({ code, total: moneyText(total, ctx.store.currency) });
  return refuse('promo_used', sentence, { total });
}

function withTotal(ctx: Context, code: string, reason: Refusal, total: number): Refusal {
  const money = moneyText(total, ctx.store.currency);
  return refuse(code, m.refusal_promo_total_changed({ reason: reason.message, total: money }), { total });
}

/** What an order keeps of its promotions: as its summary lists them, with the cents off each line by its position. */
export function promotionsOfOrder({ promoted, lines }: OpenCart) {
  return appliedPromotions(promoted).map((promotion, i) => ({
    ...promotion,
    lines: lines.flatMap((line, n) => {
      const { applied } = promoted;
      const [off] = linePromotionsOf({ ...promoted, applied: applied.slice(i, i + 1) }, line);
      return off ? [{ position: n + 1, amount: off.amount }] : [];
    }),
  }));
}
