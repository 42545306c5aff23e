import * as m from '../../messages/compiled/messages.js';
import { emailKey } from '../account/email-key.ts';
import { refuse } from '../call/refusal.ts';
import type { TwoSteps } from '../context.ts';
import { blockSettings } from '../page/block-settings.ts';
import { insertSignUp } from './queries.ts';

/** Posts to the address in the block's settings, never to one that a caller names, and keeps what was agreed to. */
export const subscribe: TwoSteps<'newsletter/subscribe'> = {
  async before(ctx, { path, block_id, EMAIL, FNAME = '', LNAME = '', PHONE = '' }) {
    const settings = await blockSettings(ctx.shop, ctx.store, path, block_id);
    const url = typeof settings?.url === 'string' ? settings.url : '';
    if (!url || settings?.show_name === undefined) throw refuse('not_found', m.refusal_not_found_form());
    const { ok, message } = await ctx.shop.newsletters.subscribe(url, { EMAIL, FNAME, LNAME, PHONE });
    if (!ok) throw refuse('not_subscribed', message);
    return async (tx) => {
      await insertSignUp(tx.q, {
        storeId: tx.store.id,
        email: EMAIL,
        emailKey: emailKey(EMAIL),
        firstName: FNAME,
        lastName: LNAME,
        phone: PHONE,
        consent: wordsOf(settings),
        page: path,
      });
      return { message };
    };
  },
};

/** What the form said: its heading, the line below it, and its button. */
const wordsOf = ({ heading, subheading }: Record<string, unknown>) =>
  [heading, subheading, m.page_subscribe()]
    .filter((words) => typeof words === 'string' && words !== '')
    .join(' · ');
