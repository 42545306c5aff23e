import { randomUUID } from 'node:crypto';
import type { Checked, Output } from '../../contract/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { emailKey } from '../account/email-key.ts';
import { limitMails } from '../account/limit-mails.ts';
import { readUser } from '../account/user.ts';
import { refuse } from '../call/refusal.ts';
import { customerOf } from '../call/who.ts';
import { checkAsker } from '../captcha/check-asker.ts';
import type { Context, TwoSteps } from '../context.ts';
import { mailSender } from '../mail/mail-envelope.ts';
import { subjectOf } from '../mail/wording/own-words.ts';
import { insertMail } from '../mail/write.ts';
import { choicesAt } from './choices.ts';
import { checkAlerts } from './owner.ts';
import { countAlerts, hasProven } from './queries.ts';
import { insertAlerts, type Wish } from './write-queries.ts';

/** The most for one mailbox, so that no one can fill the table. */
const mostAlerts = 200;

export const create: TwoSteps<'alert/create'> = {
  async before(asked, { captcha, ...given }) {
    checkAlerts(asked);
    if (!customerOf(asked)) await checkAsker(asked, captcha, 'alert');
    return (ctx) => ask(ctx, given);
  },
};

type Given = Omit<Checked<'alert/create'>, 'captcha'>;

/** Mails go only to who has shown that the mailbox is theirs: when they signed up, or by the link in a mail about alerts. */
async function ask(ctx: Context, given: Given): Promise<Output<'alert/create'>> {
  const { q, store } = ctx;
  const user = await readUser(ctx);
  const email = user?.email_address ?? given.email ?? '';
  if (!email) {
    const message = m.form_email_invalid();
    throw refuse('invalid_input', message, { fields: [{ field: 'email', message }] });
  }
  const wishes = await wishesOf(ctx, given);
  const owner = { storeId: store.id, emailKey: emailKey(email), customerId: customerOf(ctx)?.id ?? 0 };
  if ((await countAlerts(q, store.id, owner.emailKey)) + wishes.length > mostAlerts)
    throw refuse('too_many_alerts', m.alert_too_many({ max: mostAlerts }));
  const consent = m.alert_consent({ shop: store.name });
  const confirmed =
    user !== null && (store.settings.require_email_verification || (await hasProven(q, owner)));
  const open = await insertAlerts(q, { ...owner, email, consent, confirmed, wishes });
  if (open.length > 0) await askToConfirm(ctx, email, open);
  // A stranger does not learn what a mailbox gets already.
  return { confirmed, email };
}

async function askToConfirm(ctx: Context, email: string, ids: number[]): Promise<void> {
  const { q, shop, store } = ctx;
  await limitMails(ctx, email);
  const sender = mailSender(shop.env.MAIL_FROM, store);
  const subject = subjectOf(store, 'alert-confirm', {}, m.alert_confirm_subject({ shop: store.name }));
  await insertMail(q, {
    storeId: store.id,
    reference: `alert-confirm:${randomUUID()}`,
    sender,
    recipient: email,
    subject,
    template: 'alert-confirm',
    data: { alert_ids: ids },
  });
  ctx.afterCommit(() => shop.jobs.wake('send-mail'));
}

/** Refuses what a title cannot have an alert about. */
async function wishesOf(ctx: Context, { eisbn, kinds, authors }: Given): Promise<Wish[]> {
  const at = await choicesAt(ctx, eisbn);
  const aboutTitle = { titleId: at.id, name: '', price: null };
  const named = { titleId: null, price: null };
  const wishes: Wish[] = [];
  if (kinds.includes('in_stock')) {
    if (at.isHere) throw refuse('in_stock', m.alert_in_stock_already());
    if (at.canArrive) wishes.push({ ...aboutTitle, kind: 'in_stock' });
  }
  if (kinds.includes('price') && at.price !== null)
    wishes.push({ ...aboutTitle, kind: 'price', price: at.price });
  if (kinds.includes('series') && at.series) wishes.push({ ...named, kind: 'series', name: at.series });
  for (const name of at.authors.filter((author) => authors.includes(author)))
    wishes.push({ ...named, kind: 'author', name });
  if (wishes.length === 0) throw refuse('no_alert', m.alert_choose_one());
  return wishes;
}
