import { z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import { email } from './account-fields.ts';
import { action } from './action.ts';
import { id, text } from './form.ts';

const corp = z.object({
  id: z.number(),
  name: z.string(),
  company: z.string(),
  type: z.string(),
  is_institution: z.boolean(),
});
const hour = { calls: 60, seconds: 3600, perAddress: 240 };

/** Institutions and who may buy for them (LINKED, CORP). */
export const linkedAccountActions = {
  'account/getAvailableCorps': action({
    summary:
      'Accounts this customer may buy for, their own first; with the token of a mailed link also the one that asks.',
    input: z.object({ token: text(200).optional() }),
    output: z.array(corp),
    refusals: ['already_verified'],
    who: 'customer',
    session: 'read',
    changes: false,
  }),
  'account/setCorp': action({
    summary: 'Chooses the account to buy for.',
    input: z.object({ corp_id: id() }),
    output: z.object({ is_personal: z.boolean(), is_institution: z.boolean() }),
    refusals: ['unknown_account'],
    who: 'customer',
    session: 'create',
    changes: true,
  }),
  'account/getAvailableChildren': action({
    summary: 'Who may buy for this institution, and who was asked.',
    input: z.object({}),
    output: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        email: z.string(),
        pending: z.boolean(),
        is_institution: z.boolean(),
        type: z.string(),
      }),
    ),
    refusals: ['not_institution', 'not_owner'],
    who: 'customer',
    session: 'read',
    changes: false,
  }),
  'account/linkToRequest': action({
    summary: 'Invites someone by email to buy for this institution.',
    input: z.object({ email: email(m.form_email_required) }),
    output: z.object({ success: z.boolean() }),
    refusals: ['not_institution', 'not_owner', 'already_linked', 'own_email', 'too_many_links'],
    who: 'customer',
    session: 'create',
    changes: true,
    limit: hour,
  }),
  'account/linkToVerify': action({
    summary: 'Accepts, with the token from the email, to buy for an institution.',
    input: z.object({ token: text(200) }),
    output: corp,
    refusals: ['unknown_token', 'already_verified', 'other_email'],
    who: 'customer',
    session: 'create',
    changes: true,
    limit: hour,
    secrets: ['token'],
  }),
  'account/removeChildLink': action({
    summary: 'Stops someone from buying for this institution.',
    input: z.object({ id: id() }),
    output: z.object({ success: z.boolean() }),
    refusals: ['not_institution', 'not_owner', 'unknown_account'],
    who: 'customer',
    session: 'create',
    changes: true,
  }),
  'account/removeParentLink': action({
    summary: 'Stops buying for an institution.',
    input: z.object({ id: id() }),
    output: z.object({ success: z.boolean() }),
    refusals: ['unknown_account'],
    who: 'customer',
    session: 'create',
    changes: true,
  }),
};

const handover = z.object({ STG: z.string().optional() });

/** The former site of a shop (decisions §0.11): only where V1_URL is set. */
export const v1Actions = {
  'v1/transfer': action({
    summary: 'Hands the shopper over to the former site.',
    input: z.object({}),
    output: handover,
    refusals: ['v1_unavailable'],
    who: 'customer',
    session: 'read',
    changes: false,
  }),
  'v1/changeCorpAndTransfer': action({
    summary: 'Chooses an account of the former site and hands the shopper over.',
    input: z.object({ corp_id: id() }),
    output: handover,
    refusals: ['v1_unavailable', 'unknown_account'],
    who: 'customer',
    session: 'read',
    changes: false,
  }),
};
