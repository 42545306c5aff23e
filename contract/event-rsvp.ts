import { z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import { email, isBlank, noWebAddress, oneLine, shortened } from './account-fields.ts';
import { action } from './action.ts';
import { maxRsvpName, mostRsvpPlaces, rsvpPhoneLength, rsvpStates } from './event-rules.ts';
import { flag, id, text } from './form.ts';

/** RSVP-004. Counts are of places: one person may come with others. */
const rsvpInfo = z.object({
  /** null = no limit. */
  limit: z.number().nullable(),
  /** Places that are taken. */
  current_count: z.number(),
  waitlist_enabled: z.boolean(),
  /** What the logged-in customer or this browser has: places at the event, and on its waiting list. */
  user_rsvp_count: z.number(),
  user_waitlist_count: z.number(),
});
export type RsvpInfo = z.output<typeof rsvpInfo>;

const name = oneLine()
  .refine((s) => !isBlank(s), { error: () => m.rsvp_name_required() })
  .refine((s) => s.length <= maxRsvpName, { error: () => m.form_text_too_long({ max: maxRsvpName }) })
  .refine(...noWebAddress('full_name'))
  .prefault('');

const phone = text(100)
  .overwrite((s) => shortened(s, rsvpPhoneLength.max))
  .superRefine((s, ctx) => {
    const isOne =
      /^[\d+. ()-]+$/.test(s) && s.length >= rsvpPhoneLength.min && s.length <= rsvpPhoneLength.max;
    if (s === '') ctx.addIssue({ code: 'custom', message: m.rsvp_phone_required() });
    else if (!isOne) ctx.addIssue({ code: 'custom', message: m.rsvp_phone_invalid() });
  })
  .prefault('');

const quantity = z
  .union([z.number(), z.string()])
  .transform((given) => (/^\s*\d{1,2}\s*$/.test(String(given)) ? Number(given) : 0))
  .refine((n) => n >= 1 && n <= mostRsvpPlaces, { error: () => m.rsvp_quantity_invalid() })
  .prefault('');

/** What the form asks for (ENTITY-071). */
export const rsvpFields = z.object({ name, email: email(m.form_email_invalid), phone, quantity });

const oneEvent = z.object({ event_id: id() });

const oneRsvp = oneEvent.extend({
  /** `encrypted_rsvp_tag` of the link (RSVP-027). */
  rsvp_id: text(300),
});

/** Tags must not be guessed. */
const linkLimit = { calls: 20, seconds: 600, perAddress: 120 };

export const eventRsvpActions = {
  'event/v2/getRsvpInfo': action({
    summary: 'How many places an event by RSVP has, how many are taken, and those of the caller.',
    input: oneEvent,
    output: rsvpInfo,
    refusals: ['not_found', 'no_rsvp'],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'event/v2/rsvp': action({
    summary:
      'Reserves places at an event, after a human check. When not all of them are free, all go on the waiting list, whatever `waitlist` says; an event without one refuses.',
    input: oneEvent.extend({
      ...rsvpFields.shape,
      captcha: text(4000).optional(),
      waitlist: flag().default(false),
    }),
    output: z.object({
      /** They are on the waiting list. */
      waitlisted: z.boolean(),
      info: rsvpInfo,
    }),
    refusals: [
      'not_found',
      'no_rsvp',
      'event_over',
      'event_cancelled',
      'rsvp_full',
      'already_rsvped',
      'captcha_failed',
    ],
    who: 'anyone',
    session: 'create',
    changes: true,
    secrets: ['captcha'],
    // Places must not be taken by programs (decisions §0.9).
    limit: { calls: 10, seconds: 600, perAddress: 60 },
  }),
  'event/v2/getRsvp': action({
    summary: 'The RSVP of the link in a mail, and whether it can still be canceled.',
    input: oneRsvp,
    output: z.object({
      title: z.string(),
      /** As `date_text` and `time_text` of an event. */
      date_text: z.string(),
      time_text: z.string(),
      quantity: z.number(),
      waitlisted: z.boolean(),
      state: z.enum(rsvpStates),
    }),
    refusals: ['unknown_rsvp'],
    who: 'anyone',
    session: 'read',
    changes: false,
    limit: linkLimit,
  }),
  'event/v2/cancelRsvp': action({
    summary: 'Cancels an RSVP by the link in its mail; those who wait for its places move up.',
    input: oneRsvp,
    output: z.object({}),
    refusals: ['unknown_rsvp', 'event_cancelled', 'event_over'],
    who: 'anyone',
    session: 'read',
    changes: true,
    limit: linkLimit,
  }),
};
