import { customerOf } from '../call/who.ts';
import type { Context } from '../context.ts';
import { dayIn } from '../pricing/release-date.ts';
import { withoutExempt } from '../tax/exemption.ts';
import { ratesAt } from '../tax/rates-at.ts';
import type { SalePlace } from '../tax/sale-place.ts';
import type { TaxRate } from '../tax/tax-rate.ts';

/** Taxes on a sale today, before it is known what is sold. */
export interface TaxesDue {
  rates: readonly TaxRate[];
  /** The numbers by which the account is exempt from others; '' = from none. */
  exemption: string;
}

export const nothingDue: TaxesDue = { rates: [], exemption: '' };

/** What is due at the place of the sale from the account that is bought for. */
export async function taxesDue(ctx: Context, place: SalePlace): Promise<TaxesDue> {
  const day = dayIn(ctx.store.timeZone, ctx.now);
  const rates = await ratesAt(ctx.q, ctx.store.id, place, day);
  const account = customerOf(ctx)?.corpId;
  if (account === undefined) return { rates, exemption: '' };
  const paid = await withoutExempt(ctx.q, account, { place, day, rates });
  return { rates: paid.rates, exemption: paid.numbers };
}
