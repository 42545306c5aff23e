import { isEmail } from '../../../contract/email.ts';
import { emailKey } from '../../account/email-key.ts';
import { queueMail } from '../../account/queue-mail.ts';
import { refuse } from '../../call/refusal.ts';
import type { StaffHandler } from '../context.ts';
import { withdrawFromStore } from './invitation-queries.ts';
import { inviteStaff } from './invite.ts';
import { checkProved } from './prove.ts';
import { readMembers } from './queries.ts';
import { checkLocation } from './roles.ts';

export const invite: StaffHandler<'staff/invite'> = async (ctx, { email, role, location_id }) => {
  checkProved(ctx);
  const { q, store } = ctx;
  if (!isEmail(email)) throw refuse('invalid_email', 'Please enter a valid email address.');
  const members = await readMembers(q, store.id);
  if (members.some((one) => emailKey(one.email) === emailKey(email))) {
    throw refuse('exists', `Someone with the email address '${email}' works in this store already.`);
  }
  const locationId = location_id ?? null;
  await checkLocation(q, store.id, locationId);
  const path = await inviteStaff(q, { storeId: store.id, email, role, locationId });
  await queueMail(ctx, email, { template: 'account-invitation', role, path });
  ctx.audit.target = email;
  ctx.audit.detail = { after: { role, location_id: locationId } };
  return { path };
};

export const withdrawInvitation: StaffHandler<'staff/withdrawInvitation'> = async (ctx, { id }) => {
  const withdrawn = await withdrawFromStore(ctx.q, ctx.store.id, id);
  if (!withdrawn) throw refuse('not_found', 'This invitation has been used, has expired, or was withdrawn.');
  const { email, role, location_id } = withdrawn;
  ctx.audit.target = email;
  ctx.audit.detail = { before: { role, location_id } };
  return {};
};
