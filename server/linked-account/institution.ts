import type { Output } from '../../contract/actions.ts';
import { nameOf } from '../account/name-of.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refusal.ts';
import { theCustomer } from '../session/who.ts';
import { type AccountRow, findAccount, readParents } from './queries.ts';

/** An account as the switcher lists it. All accounts kept here are of type 'customer'; others are the former site's. */
export function corpOf(row: AccountRow): Output<'account/getAvailableCorps'>[number] {
  return {
    id: row.id,
    name: nameOf(row),
    company: row.company,
    type: 'customer',
    is_institution: row.is_institution,
  };
}

/** The institution whose links the caller may see and change: their own account (LINKED-005..007). */
export async function ownInstitution(ctx: Context): Promise<AccountRow> {
  const { id, corpId } = theCustomer(ctx);
  const account = await findAccount(ctx.q, corpId);
  if (!account?.is_institution || account.company === '') {
    throw refuse('not_institution', 'Only institutions have linked accounts.');
  }
  if (account.id !== id) {
    const sentence = `You don't have permission to modify the linked accounts of: ${account.company}`;
    throw refuse('not_owner', sentence);
  }
  return account;
}

/** Whether this customer may buy for that account. */
export async function mayBuyFor(ctx: Context, customerId: number, corpId: number): Promise<boolean> {
  if (corpId === customerId) return true;
  return (await readParents(ctx.q, customerId)).some((parent) => parent.id === corpId);
}
