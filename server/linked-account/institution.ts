import type { Output } from '../../contract/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { nameOf } from '../account/name-of.ts';
import { refuse } from '../call/refusal.ts';
import { theCustomer } from '../call/who.ts';
import type { Context } from '../context.ts';
import { type AccountRow, findAccount, readParents } from './queries.ts';

/** Whether an account buys at the former site: only while the installation knows one (decisions §0.11). */
export function isElsewhere({ shop }: Pick<Context, 'shop'>, { former_site }: AccountRow): boolean {
  return former_site && shop.env.V1_URL !== '';
}

/** An account as the switcher lists it: of type 'customer', or one of the former site's (CORP-002). */
export function corpOf(
  ctx: Pick<Context, 'shop'>,
  row: AccountRow,
): Output<'account/getAvailableCorps'>[number] {
  return {
    id: row.id,
    name: nameOf(row),
    company: row.company,
    type: isElsewhere(ctx, row) ? 'v1' : 'customer',
    is_institution: row.is_institution,
  };
}

/** The institution whose links the caller may see and change: their own account (LINKED-005..007). */
export async function ownInstitution(ctx: Context): Promise<AccountRow> {
  const { id, corpId } = theCustomer(ctx);
  const account = await findAccount(ctx.q, corpId);
  if (!account?.is_institution || account.company === '') {
    throw refuse('not_institution', m.refusal_not_institution());
  }
  if (account.id !== id) {
    const sentence = m.refusal_not_owner_links({ company: account.company });
    throw refuse('not_owner', sentence);
  }
  return account;
}

/** Whether this customer may buy for that account. */
export async function mayBuyFor(ctx: Context, customerId: number, corpId: number): Promise<boolean> {
  if (corpId === customerId) return true;
  return (await readParents(ctx.q, customerId)).some((parent) => parent.id === corpId);
}
