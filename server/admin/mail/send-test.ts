import { randomUUID } from 'node:crypto';
import * as m from '../../../messages/compiled/messages.js';
import { countInDatabase, tooManyRequests } from '../../call/rate-limit.ts';
import { mailSender } from '../../mail/mail-envelope.ts';
import { sealBodies } from '../../mail/sealed-mail.ts';
import { insertMail } from '../../mail/write.ts';
import { type StaffHandler, theStaff } from '../context.ts';
import { checkedWords } from './mail-words.ts';

const perMember = { calls: 20, seconds: 60 * 60 };

/** It goes to no other address than that of the member of staff. */
export const sendTest: StaffHandler<'mail/sendTest'> = async (ctx, { key, words }) => {
  const { q, store, shop, now } = ctx;
  const { staffId, email } = theStaff(ctx);
  const wanted = checkedWords(key, words);
  const wait = await countInDatabase(q, `test mails of staff ${staffId}`, perMember);
  if (wait > 0) throw tooManyRequests(wait);
  const { drawSample } = await import('./draw-sample.ts');
  const { subject, html, text } = await drawSample({ store, secret: shop.secret, now }, key, wanted);
  const sealed = sealBodies(shop.secret, { html, text });
  await insertMail(q, {
    storeId: store.id,
    reference: `sample:${randomUUID()}`,
    sender: mailSender(shop.env.MAIL_FROM, store),
    recipient: email,
    subject: m.deskmail_test_subject({ subject }),
    template: 'sample',
    data: {},
    ...sealed,
  });
  ctx.audit.target = key;
  ctx.afterCommit(() => shop.jobs.wake('send-mail'));
  return { email };
};
