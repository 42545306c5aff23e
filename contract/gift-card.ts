import { z } from 'zod';
import { action } from './action.ts';
import { flag, int, text } from './form.ts';

/** What a shopper says about a gift card that they buy; of `cart/add`. */
export const giftCardChoices = {
  /** Cents on each card. */
  price: int(0, 2_000_000_000).optional(),
  personalized: flag().default(false),
  from: text(50).default(''),
  to: text(50).default(''),
  message: text(100).default(''),
  recipient_email: text(254).default(''),
  /** The day on which it is emailed, 'YYYY-MM-DD'; '' = at once. */
  send_date: text(10).default(''),
};

/** As the notes of a cart line and of an order line hold it. */
export const giftCardNotes = z.object({
  /** Cents on each card. */
  giftcard_price: z.number(),
  gift_card_info: z.object({
    personalize: z.boolean(),
    to: z.string(),
    from: z.string(),
    message: z.string(),
    recipient_email: z.string(),
    send_date: z.string(),
    /** Sent by email; else a card of paper or plastic. */
    emailed: z.boolean(),
  }),
});
export type GiftCardNotes = z.output<typeof giftCardNotes>;

/** The notes of a line that is a gift card, null of another. */
export function readGiftCardNotes(notes: unknown): GiftCardNotes | null {
  const read = giftCardNotes.safeParse(notes);
  return read.success ? read.data : null;
}

/** A gift card that the store sells. */
export const storeGiftCard = z.object({
  eisbn: z.string(),
  title: z.string(),
  cover_image_cache: z.string(),
  cover_ratio: z.number(),
  /** Plain text. */
  banner_description: z.string(),
  emailed: z.boolean(),
});

export type StoreGiftCard = z.output<typeof storeGiftCard>;

const customElement = z.object({ header: z.string(), image: z.string(), description: z.string() });

export const giftcardActions = {
  'giftcard/get': action({
    summary: 'The gift cards that the store sells, and what its page shows beside them.',
    input: z.object({}),
    output: z.object({
      store_giftcards: z.array(storeGiftCard),
      show_gc_balanace_checker: z.boolean(),
      webstore_custom_elements: z.array(customElement),
    }),
    refusals: [],
    who: 'anyone',
    session: 'none',
    changes: false,
  }),
  'giftcard/balance': action({
    summary: 'What is left on a gift card, after a human check.',
    input: z.object({ number: text(60), captcha: text(4000).optional() }),
    output: z.object({
      /** Cents. */
      balance: z.number(),
    }),
    refusals: ['gift_card_unknown', 'captcha_failed'],
    who: 'anyone',
    session: 'create',
    changes: true,
    secrets: ['number', 'captcha'],
    // Numbers must not be found by trying (decisions §0.9). In the database, for all processes together.
    limit: { calls: 15, seconds: 600, perAddress: 60 },
  }),
};
