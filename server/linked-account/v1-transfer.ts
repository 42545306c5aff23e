import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { theCustomer } from '../call/who.ts';
import type { Context, Handler } from '../context.ts';
import { mayBuyFor } from './institution.ts';

/** The cookie value that leads a browser to the former site; only where there is one (decisions §0.11). */
function handover({ shop }: Context): { STG?: string } {
  if (!shop.env.V1_URL) throw refuse('v1_unavailable', m.refusal_v1_unavailable());
  return shop.env.V1_STG ? { STG: shop.env.V1_STG } : {};
}

export const transfer: Handler<'v1/transfer'> = async (ctx) => handover(ctx);

/** Accounts of the former site are chosen there: it knows the shopper by its own session. */
export const changeCorpAndTransfer: Handler<'v1/changeCorpAndTransfer'> = async (ctx, { corp_id }) => {
  const answer = handover(ctx);
  if (!(await mayBuyFor(ctx, theCustomer(ctx).id, corp_id)))
    throw refuse('unknown_account', m.refusal_unknown_account());
  return answer;
};
