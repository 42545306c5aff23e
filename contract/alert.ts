import { z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import { email } from './account-fields.ts';
import { action } from './action.ts';
import { alertKinds } from './alert-rules.ts';
import { eisbn, int, json, text } from './form.ts';

const alert = z.object({
  alert_id: z.number(),
  kind: z.enum(alertKinds),
  /** The name of the title, author or series. */
  name: z.string(),
  /** Of the title; '' for an author or a series. */
  eisbn: z.string(),
  /** Where the mails go. */
  email: z.string(),
  /** False until the link in the mail about it was followed. */
  confirmed: z.boolean(),
  /** The day it was asked for, as in 'November 27, 2026'. */
  asked_text: z.string(),
});
export type Alert = z.output<typeof alert>;

/** The newest first. */
const alerts = z.object({ alerts: z.array(alert) });

const alertId = () => int(1, Number.MAX_SAFE_INTEGER);
/** The token in the links of mails to a mailbox; without it, the call is about the alerts of the logged-in customer. */
const token = text(600);

/** Tokens must not be guessed. Mail services stop alerts for many readers from few addresses. */
const linkLimit = { calls: 60, seconds: 600, perAddress: 3000 };

export const alertActions = {
  'alert/getChoices': action({
    summary: 'What alerts can be asked for at a title, and the sentence that one agrees to.',
    input: z.object({ eisbn: eisbn() }),
    output: z.object({
      eisbn: z.string(),
      title: z.string(),
      /** It can arrive, and no copy is in the shop. */
      in_stock: z.boolean(),
      /** Price of a new copy in cents; null = none, or the caller may not see it. */
      price: z.number().nullable(),
      /** '' = it belongs to none. */
      series: z.string(),
      authors: z.array(z.string()),
      consent: z.string(),
      /** The address of the logged-in customer; '' for a guest. */
      email: z.string(),
    }),
    refusals: ['not_found', 'alerts_disabled'],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'alert/create': action({
    summary:
      'Asks for mails about a title: `in_stock`, `price` (it costs less than now), `series` (a new title in it), and new titles of the named authors. They count once the link in a mail was followed; at once for a customer whose mailbox is proven.',
    input: z.object({
      eisbn: eisbn(),
      kinds: json(z.array(z.enum(['in_stock', 'price', 'series'])).max(3)).default([]),
      authors: json(z.array(z.string().max(500)).max(10)).default([]),
      /** Of a guest. */
      email: email(m.form_email_invalid).optional(),
      captcha: text(4000).optional(),
    }),
    output: z.object({
      /** False: a mail with a link is on its way. */
      confirmed: z.boolean(),
      email: z.string(),
    }),
    refusals: ['not_found', 'no_alert', 'in_stock', 'too_many_alerts', 'captcha_failed', 'alerts_disabled'],
    who: 'anyone',
    session: 'read',
    changes: true,
    secrets: ['captcha'],
    limit: { calls: 20, seconds: 600, perAddress: 60 },
  }),
  'alert/getAll': action({
    summary: 'The alerts of a mailbox, by the link in its mails, or those of the customer.',
    input: z.object({ token: token.optional() }),
    output: alerts,
    refusals: ['unknown_mailbox', 'alerts_disabled'],
    who: 'anyone',
    session: 'read',
    changes: false,
    secrets: ['token'],
    limit: linkLimit,
  }),
  'alert/confirm': action({
    summary: 'Agrees to alerts that were asked for, by the link in the mail about them.',
    input: z.object({ token, alert_ids: json(z.array(alertId()).min(1).max(200)) }),
    output: alerts,
    refusals: ['unknown_mailbox', 'alerts_disabled'],
    who: 'anyone',
    session: 'read',
    changes: true,
    secrets: ['token'],
    limit: linkLimit,
  }),
  'alert/stop': action({
    summary: 'Ends one alert, or all of a mailbox or customer when none is named.',
    input: z.object({ token: token.optional(), alert_id: alertId().optional() }),
    output: alerts,
    refusals: ['unknown_mailbox'],
    who: 'anyone',
    session: 'read',
    atGate: true,
    changes: true,
    secrets: ['token'],
    limit: linkLimit,
  }),
};
