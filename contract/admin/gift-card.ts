import { z } from 'zod';
import { action } from '../action.ts';
import { flag, id, int, text } from '../form.ts';

/** A gift card as staff see it: its number is never shown whole again. Money in cents. */
const staffGiftCard = z.object({
  id: z.number(),
  last_four: z.string(),
  has_pin: z.boolean(),
  currency: z.string(),
  balance: z.number(),
  is_blocked: z.boolean(),
  note: z.string(),
  /** Unix seconds. */
  issued_at: z.number(),
});

const entry = z.object({
  kind: z.string(),
  /** What was put on the card; below zero, what was taken off it. */
  amount: z.number(),
  /** '' = no order. */
  order_number: z.string(),
  changed_by: z.string(),
  /** Unix seconds. */
  at: z.number(),
});

export const staffGiftCardActions = {
  'giftcard/getList': action({
    summary: 'The newest gift cards of the store, without their numbers.',
    input: z.object({
      /** The last four of a number, or the start of the name or the whole email address of the recipient. */
      term: text(100).default(''),
      limit: int(1, 1000).default(1000),
    }),
    output: z.object({
      gift_cards: z.array(
        staffGiftCard.extend({
          issued: z.number(),
          orders: z.array(z.string()),
          /** Whom it was sent to: a name and an email address, '' = not known. */
          sent_to: z.string(),
          recipient_email: z.string(),
        }),
      ),
    }),
    refusals: [],
    who: { permission: 'orders:read' },
    session: 'read',
    changes: false,
  }),
  'giftcard/get': action({
    summary: 'A gift card with all that was put on it and taken off it, by its number or its id.',
    input: z.object({ id: id().optional(), number: text(60).default('') }),
    output: staffGiftCard.extend({ entries: z.array(entry) }),
    refusals: ['unknown_card'],
    who: { permission: 'orders:read' },
    session: 'read',
    changes: false,
  }),
  'giftcard/issue': action({
    summary: 'Issues a gift card. The answer is the only place where its number and PIN can be read.',
    input: z.object({
      amount: int(-2_000_000_000, 2_000_000_000),
      with_pin: flag().default(true),
      note: text(200).default(''),
      /** The order that it is given for, as goodwill; '' = none. */
      order_number: text(40).default(''),
    }),
    output: z.object({ id: z.number(), number: z.string(), pin: z.string() }),
    secretAnswer: true,
    refusals: [
      'invalid_amount',
      'not_found',
      /** The password was typed too long ago: staff/prove comes first. */
      'proof_required',
    ],
    who: { permission: 'settings:write' },
    session: 'read',
    changes: true,
  }),
  'giftcard/block': action({
    summary: 'Keeps a gift card from being spent, or with blocked = false lets it be spent again.',
    input: z.object({ id: id(), blocked: flag().default(true) }),
    output: staffGiftCard,
    refusals: ['unknown_card'],
    who: { permission: 'settings:write' },
    session: 'read',
    changes: true,
  }),
};
