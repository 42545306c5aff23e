import { z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import { email, knownPassword, newPassword } from './account-fields.ts';
import { action } from './action.ts';
import { cart } from './cart.ts';
import { json, text } from './form.ts';
import { session } from './session.ts';
import { user } from './user.ts';

const minutes = (n: number) => n * 60;

/** What the human check answered; refused with `captcha_failed` when it is missing, wrong or used. */
const captcha = text(10_000).optional();
/** A page address of this shop that the mail's link opens. Only its path counts, and only a known one. */
const callbackUrl = text(2000).optional();
const token = text(200);
const emailAddress = email(m.form_email_input);

/** What happened to the guest cart at login: tells the shopper when some copies did not fit. */
const merged = z.object({
  /** Copies that the account's own cart had before, beside which the guest's were added. */
  earlier: z.number(),
  /** Titles that came along with fewer copies, because of a limit or of what is in stock. */
  limited: z.array(z.string()),
});

export const accountActions = {
  'account/login': action({
    summary: 'Logs in with an email address or a store account number. The session id changes.',
    input: z.object({
      san: text(300).optional(),
      email_address: text(300).optional(),
      password: knownPassword(m.form_password_required),
    }),
    output: session.extend({ merged: merged.nullable(), staging: z.string().optional() }),
    refusals: ['invalid_login'],
    who: 'anyone',
    atGate: true,
    session: 'create',
    changes: true,
    // Its tries are counted by the server, which knows whose browser is asking (server/account/try-password.ts).
    secrets: ['password'],
  }),
  'account/logout': action({
    summary: 'Ends the session and begins an empty one.',
    input: z.object({}),
    output: session,
    refusals: [],
    who: 'anyone',
    atGate: true,
    session: 'create',
    changes: true,
  }),
  'account/check': action({
    summary:
      'First step of signing up: whether an account exists; mails a link where addresses are verified.',
    input: z.object({ email_address: emailAddress, callback_url: callbackUrl, captcha }),
    output: z.object({
      email_address: z.string(),
      exists: z.boolean(),
      validation_required: z.boolean(),
      /** Kept for API compatibility: the documents do not say what it holds. Never reveals anything about an address. */
      address: z.null(),
    }),
    refusals: ['captcha_failed'],
    who: 'anyone',
    atGate: true,
    session: 'create',
    changes: true,
    limit: { calls: 20, seconds: minutes(10), perAddress: 60 },
    secrets: ['captcha'],
  }),
  'account/getEmailFromToken': action({
    summary:
      'The email address that a mailed link was sent to; without a token the one checked in this session.',
    input: z.object({ token: token.optional() }),
    output: z.object({ email: z.string() }),
    refusals: ['unknown_token', 'exists'],
    who: 'anyone',
    atGate: true,
    session: 'read',
    changes: false,
    limit: { calls: 60, seconds: minutes(10), perAddress: 240 },
  }),
  'account/create': action({
    summary:
      'Makes the account of the email address in the session or of the mailed token, and logs in. Takes the form fields too.',
    // The fields of the form are checked with `profileFields` by the server, which also knows countries and extra fields.
    input: z.looseObject({
      password: newPassword,
      token: token.optional(),
      account_extra_fields: json(z.record(z.string(), z.string())).optional(),
    }),
    output: z.object({ user, cart, merged: merged.nullable() }),
    refusals: ['no_email', 'validation_required', 'unknown_token', 'exists', 'breached_password'],
    who: 'anyone',
    atGate: true,
    session: 'create',
    changes: true,
    limit: { calls: 20, seconds: minutes(10), perAddress: 60 },
    secrets: ['password', 'token'],
  }),
  'account/modify': action({
    summary:
      'Changes the profile, the email address or the password (each with the current password), or confirms a new email address with its mailed token.',
    // As above. Changes only the part that is given.
    input: z.looseObject({
      password: knownPassword(m.form_current_password_required).optional(),
      new_password: newPassword.optional(),
      email_address: text(300).optional(),
      token: token.optional(),
      account_extra_fields: json(z.record(z.string(), z.string())).optional(),
    }),
    output: z.object({
      user: user.nullable(),
      exists: z.boolean().optional(),
      /** A mail was sent to the new address; it counts once its link is followed. */
      validation_required: z.boolean().optional(),
    }),
    refusals: ['wrong_password', 'unknown_token', 'already_confirmed', 'exists', 'breached_password'],
    who: 'anyone',
    session: 'create',
    changes: true,
    limit: { calls: 60, seconds: minutes(10), perAddress: 240 },
    secrets: ['password', 'new_password', 'token'],
  }),
  'account/delete': action({
    summary: 'Deletes the account. What was ordered stays in the books of the store.',
    input: z.object({
      email_address: email(m.form_email_required),
      password: knownPassword(m.form_current_password_required),
    }),
    output: session,
    refusals: ['wrong_password', 'wrong_email'],
    who: 'customer',
    session: 'create',
    changes: true,
    limit: { calls: 20, seconds: minutes(10), perAddress: 60 },
    secrets: ['password'],
  }),
  'account/emailPasswordToken': action({
    summary: 'Mails a link to choose a new password.',
    input: z.object({ email_address: emailAddress, callback_url: callbackUrl, captcha }),
    output: z.object({ success: z.boolean() }),
    refusals: ['captcha_failed', 'unknown_email'],
    who: 'anyone',
    atGate: true,
    session: 'create',
    changes: true,
    limit: { calls: 20, seconds: minutes(10), perAddress: 60 },
    secrets: ['captcha'],
  }),
  'account/resetPassword': action({
    summary: 'Sets a new password with a mailed token and ends every session of the account.',
    input: z.object({ password: newPassword, token }),
    output: z.object({ success: z.boolean() }),
    refusals: ['unknown_token', 'breached_password'],
    who: 'anyone',
    atGate: true,
    session: 'create',
    changes: true,
    limit: { calls: 20, seconds: minutes(10), perAddress: 60 },
    secrets: ['password', 'token'],
  }),
  'account/getSessions': action({
    summary: 'Where this account is logged in.',
    input: z.object({}),
    output: z.array(
      z.object({
        id: z.number(),
        current: z.boolean(),
        /** Browser and system as the browser names itself. */
        agent: z.string(),
        /** Unix seconds. */
        signed_in: z.number(),
        last_seen: z.number(),
      }),
    ),
    refusals: [],
    who: 'customer',
    session: 'read',
    changes: false,
  }),
  'account/endSession': action({
    summary: 'Logs out one session of this account, or all others when no id is given.',
    input: z.object({
      id: z
        .union([
          z.number(),
          z
            .string()
            .regex(/^\d{1,15}$/)
            .transform(Number),
        ])
        .optional(),
    }),
    output: z.object({ ended: z.number() }),
    refusals: [],
    who: 'customer',
    session: 'create',
    changes: true,
    limit: { calls: 60, seconds: minutes(10) },
  }),
  'account/getData': action({
    summary: 'Everything the shop keeps about this customer, as they may ask for it.',
    input: z.object({}),
    output: z.record(z.string(), z.unknown()),
    refusals: [],
    who: 'customer',
    session: 'read',
    changes: false,
    limit: { calls: 10, seconds: minutes(10) },
  }),
};
