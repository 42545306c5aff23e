import * as m from '../../messages/compiled/messages.js';
import { note } from '../account/audit.ts';
import { emailKey } from '../account/email-key.ts';
import { limitMails } from '../account/limit-mails.ts';
import { queueMail } from '../account/queue-mail.ts';
import { issueToken } from '../account/tokens.ts';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { ownInstitution } from './institution.ts';
import { askLink, lockParent, readChildren } from './queries.ts';

/** A school district has some hundred people who order. */
const mostLinks = 500;

export const linkToRequest: Handler<'account/linkToRequest'> = async (ctx, { email }) => {
  const institution = await ownInstitution(ctx);
  if (emailKey(email) === emailKey(institution.email)) {
    throw refuse('own_email', m.refusal_own_email());
  }
  await lockParent(ctx.q, institution.id);
  if ((await readChildren(ctx.q, institution.id)).length >= mostLinks) {
    throw refuse('too_many_links', m.refusal_too_many_links({ max: mostLinks }));
  }
  const linkId = await askLink(ctx.q, { parentId: institution.id, email, emailKey: emailKey(email) });
  if (linkId === undefined) throw refuse('already_linked', m.refusal_already_linked());
  await limitMails(ctx, email);
  const token = await issueToken(ctx, { purpose: 'link', email, linkId });
  await queueMail(ctx, email, {
    template: 'account-link',
    company: institution.company,
    path: `/account/link?token=${token}`,
  });
  await note(ctx, 'link_asked', institution.id, { link: linkId });
  return { success: true };
};
