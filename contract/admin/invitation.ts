import { z } from 'zod';
import { action } from '../action.ts';
import { id, text } from '../form.ts';
import { staffRoles } from './permissions.ts';
import { staffPassword } from './staff-password.ts';

export const invitationActions = {
  'staff/invite': action({
    summary: 'Mails a person a one-time link that adds them to the staff; an earlier link of theirs ends.',
    input: z.object({ email: text(254, 1), role: z.enum(staffRoles), location_id: id().optional() }),
    output: z.object({
      /** The link's path, to hand over when mail does not arrive. It is not shown again. */
      path: z.string(),
    }),
    refusals: ['invalid_email', 'exists', 'unknown_location', 'owner_of_location', 'proof_required'],
    who: { permission: 'staff:write' },
    session: 'read',
    changes: true,
    secretAnswer: true,
    limit: { calls: 30, seconds: 3600 },
  }),
  'staff/withdrawInvitation': action({
    summary: 'Ends a link that has not been used.',
    input: z.object({ id: id() }),
    output: z.object({}),
    refusals: ['not_found'],
    who: { permission: 'staff:write' },
    session: 'read',
    changes: true,
  }),
  'staff/getInvitation': action({
    summary: 'Who a one-time link was made for.',
    input: z.object({ token: text(100) }),
    output: z.object({
      /** '' = a first owner, who says who they are. */
      email: z.string(),
      role: z.enum(staffRoles),
    }),
    refusals: ['invalid_invitation'],
    who: 'anyone',
    session: 'read',
    changes: false,
    limit: { calls: 60, seconds: 600, perAddress: 60 },
  }),
  'staff/acceptInvitation': action({
    summary: 'Adds the person who was invited, and starts a session if the account is new.',
    input: z.object({
      token: text(100),
      name: text(100, 1),
      /** Only for a first owner; others have the address that was invited. */
      email: text(254).default(''),
      password: staffPassword,
    }),
    output: z.object({ is_new: z.boolean() }),
    refusals: ['invalid_invitation', 'invalid_email', 'breached_password', 'exists'],
    who: 'anyone',
    session: 'read',
    changes: true,
    secrets: ['token', 'password'],
    limit: { calls: 30, seconds: 600, perAddress: 30 },
  }),
};
