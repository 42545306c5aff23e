import { findToken } from '../account/tokens.ts';
import { theCustomer } from '../call/who.ts';
import type { Handler } from '../context.ts';
import { checkNotVerified } from './already-verified.ts';
import { corpOf } from './institution.ts';
import { findAccount, findAsking, readParents } from './queries.ts';

export const getAvailableCorps: Handler<'account/getAvailableCorps'> = async (ctx, { token }) => {
  const { id } = theCustomer(ctx);
  if (token) await checkNotVerified(ctx, token, id);
  const own = await findAccount(ctx.q, id);
  const rows = [...(own ? [own] : []), ...(await readParents(ctx.q, id))];
  const link = token ? await findToken(ctx.q, ctx.store.id, token, ['link']) : undefined;
  const asking = link?.link_id == null ? undefined : await findAsking(ctx.q, link.link_id);
  if (asking && !rows.some((row) => row.id === asking.id)) rows.push(asking);
  return rows.map((row) => corpOf(ctx, row));
};
