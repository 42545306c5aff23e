import { m } from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { blockSettings } from '../page/block-settings.ts';

/** Posts to the address in the block's settings, never to one that a caller names. */
export const subscribe: Handler<'newsletter/subscribe'> = async (ctx, { path, block_id, ...fields }) => {
  const settings = await blockSettings(ctx.shop, ctx.store, path, block_id);
  const url = typeof settings?.url === 'string' ? settings.url : '';
  if (!url || settings?.show_name === undefined) throw refuse('not_found', m.refusal_not_found_form());
  const { ok, message } = await ctx.shop.newsletters.subscribe(url, {
    EMAIL: fields.EMAIL,
    FNAME: fields.FNAME ?? '',
    LNAME: fields.LNAME ?? '',
    PHONE: fields.PHONE ?? '',
  });
  if (!ok) throw refuse('not_subscribed', message);
  return { message };
};
