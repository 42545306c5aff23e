import { z } from 'zod';
import { knownPassword } from '../account-fields.ts';
import { action } from '../action.ts';
import { id, text } from '../form.ts';
import { permissions, staffRoles } from './permissions.ts';
import { staffPassword } from './staff-password.ts';

const me = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Where the role holds; null = in the whole store. */
  location_id: z.number().nullable(),
  permissions: z.array(z.enum(permissions)),
  /** The login asks for a code as well. */
  has_second_step: z.boolean(),
  /** The password was typed less than 15 minutes ago; otherwise what moves money or lets people in is refused with `proof_required`. */
  is_proved: z.boolean(),
});

const member = me.omit({ permissions: true, is_proved: true }).extend({ id: z.number() });

/** A one-time link that has not been used. */
const invitation = z.object({
  id: z.number(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Where the role will hold; null = in the whole store. */
  location_id: z.number().nullable(),
  /** Unix seconds. */
  expires: z.number(),
});

export const staffActions = {
  'staff/login': action({
    summary: 'Starts a session of a member of staff.',
    input: z.object({ email: text(254), password: knownPassword(() => 'Password required.') }),
    output: me,
    refusals: [
      'invalid_login',
      /** The password is right, and staff/loginWithCode comes next. Data: `ticket`. */
      'code_required',
    ],
    who: 'anyone',
    session: 'read',
    changes: true,
    secrets: ['password'],
    limit: { calls: 30, seconds: 600, perAddress: 60 },
  }),
  'staff/loginWithCode': action({
    summary: 'The second step of a login: a code of an app, or a recovery code, which works once.',
    input: z.object({ ticket: text(1000), code: text(40) }),
    output: me,
    refusals: ['invalid_code', 'login_expired'],
    who: 'anyone',
    session: 'read',
    changes: true,
    secrets: ['ticket', 'code'],
    limit: { calls: 30, seconds: 600, perAddress: 60 },
  }),
  'staff/getSessions': action({
    summary: 'Where this person is logged in, the last used first.',
    input: z.object({}),
    output: z.object({
      sessions: z.array(
        z.object({
          id: z.number(),
          /** As the browser names itself. */
          agent: z.string(),
          /** Unix seconds. */
          started: z.number(),
          /** Unix seconds, to the minute. */
          seen: z.number(),
          is_this: z.boolean(),
        }),
      ),
    }),
    refusals: [],
    who: 'staff',
    session: 'read',
    changes: false,
  }),
  'staff/endSession': action({
    summary: 'Ends a session of this person.',
    input: z.object({ id: id() }),
    output: z.object({}),
    refusals: ['not_found'],
    who: 'staff',
    session: 'read',
    changes: true,
  }),
  'staff/beginTwoStep': action({
    summary: 'A secret for an app that makes codes. Nothing is kept until one of its codes is shown.',
    input: z.object({}),
    output: z.object({
      /** Handed to staff/turnOnTwoStep within ten minutes. */
      setup: z.string(),
      /** Base32, for those who type it. */
      secret: z.string(),
      /** otpauth: address, for a QR code. */
      uri: z.string(),
    }),
    refusals: [],
    who: 'staff',
    session: 'read',
    changes: false,
  }),
  'staff/turnOnTwoStep': action({
    summary: 'Makes logins of this person ask for a code, and ends their other sessions.',
    input: z.object({
      setup: text(1000),
      code: text(40),
      password: knownPassword(() => 'Current password required.'),
    }),
    output: z.object({ recovery_codes: z.array(z.string()) }),
    refusals: ['invalid_code', 'wrong_password', 'setup_expired'],
    who: 'staff',
    session: 'read',
    changes: true,
    secrets: ['setup', 'code', 'password'],
    secretAnswer: true,
    limit: { calls: 10, seconds: 900 },
  }),
  'staff/turnOffTwoStep': action({
    summary: 'Makes logins of this person ask for the password alone.',
    input: z.object({ code: text(40), password: knownPassword(() => 'Current password required.') }),
    output: z.object({}),
    refusals: ['invalid_code', 'wrong_password'],
    who: 'staff',
    session: 'read',
    changes: true,
    secrets: ['code', 'password'],
    limit: { calls: 10, seconds: 900 },
  }),
  'staff/logout': action({
    summary: 'Ends the session, if there is one.',
    input: z.object({}),
    output: z.object({}),
    refusals: [],
    // Also for someone who no longer works here: their cookie must go.
    who: 'anyone',
    session: 'read',
    changes: true,
  }),
  'staff/me': action({
    summary: 'Who is logged in, and what they may do in this store.',
    input: z.object({}),
    output: me,
    refusals: [],
    who: 'staff',
    session: 'read',
    changes: false,
  }),
  'staff/isStaffed': action({
    summary:
      'Whether anybody works here yet: who comes to the login of a new store is told how its owner gets in.',
    input: z.object({}),
    output: z.object({ is_staffed: z.boolean() }),
    refusals: [],
    who: 'anyone',
    session: 'none',
    changes: false,
  }),
  'staff/prove': action({
    summary: 'Says again that it is this person: for the next 15 minutes, this session may move money.',
    input: z.object({ password: knownPassword(() => 'Current password required.') }),
    output: z.object({}),
    refusals: ['wrong_password'],
    who: 'staff',
    session: 'read',
    changes: true,
    secrets: ['password'],
    limit: { calls: 10, seconds: 900 },
  }),
  'staff/changePassword': action({
    summary: 'Sets a new password and ends all other sessions of this person.',
    input: z.object({
      password: knownPassword(() => 'Current password required.'),
      new_password: staffPassword,
    }),
    output: z.object({}),
    refusals: ['wrong_password', 'breached_password'],
    who: 'staff',
    session: 'read',
    changes: true,
    secrets: ['password', 'new_password'],
    limit: { calls: 10, seconds: 900 },
  }),
  'staff/getList': action({
    summary: 'The staff of this store, by name, and who is invited.',
    input: z.object({}),
    output: z.object({ staff: z.array(member), invitations: z.array(invitation) }),
    refusals: [],
    who: { permission: 'staff:read' },
    session: 'read',
    changes: false,
  }),
  'staff/setRole': action({
    summary: 'Gives a member of the staff another role, or one for a single location.',
    input: z.object({ email: text(254, 1), role: z.enum(staffRoles), location_id: id().optional() }),
    output: member,
    refusals: ['unknown_staff', 'unknown_location', 'owner_of_location', 'last_owner', 'proof_required'],
    who: { permission: 'staff:write' },
    session: 'read',
    changes: true,
  }),
  'staff/remove': action({
    summary: 'Takes the role in this store from a person; without any role left, the account is deleted.',
    input: z.object({ email: text(254, 1) }),
    output: z.object({}),
    refusals: ['unknown_staff', 'last_owner', 'proof_required'],
    who: { permission: 'staff:write' },
    session: 'read',
    changes: true,
  }),
};
