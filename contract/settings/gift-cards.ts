import { z } from 'zod';
import { amount, field, words, yesNo } from './field.ts';

/** A title that the store sells as a gift card. */
const soldCard = z.object({
  eisbn: z.string().regex(/^\d{13}$/),
  /** Sent by email to its recipient; else a card of paper or plastic. */
  emailed: z.boolean().default(false),
  /** Shown beside the card; plain text. */
  banner_description: z.string().default(''),
});
export type SoldCard = z.output<typeof soldCard>;

/** A part of the page with gift cards that the owner writes. */
const customElement = z.object({
  header: z.string().default(''),
  /** Address of a picture; '' = none. */
  image: z.string().default(''),
  /** Plain text. */
  description: z.string().default(''),
});

/** What can be read of a stored list. */
const readable =
  <T>(schema: z.ZodType<T>) =>
  (stored: unknown): T[] | undefined =>
    Array.isArray(stored)
      ? stored.flatMap((one) => {
          const read = schema.safeParse(one);
          return read.success ? [read.data] : [];
        })
      : undefined;

export const giftCards = {
  'store_info.giftcards_enabled': yesNo(
    'Sell and take gift cards',
    false,
    'Without it, readers can neither buy gift cards nor pay with those that you issued.',
  ),
  'store_info.giftcard_minimum': amount('Smallest gift card amount', 1),
  'store_info.giftcard_maximum': amount('Largest gift card amount', 9999),
  'store_info.giftcard_emailed_label': words('Name for gift cards sent by email', '', 'Sent by email'),
  'store_info.giftcard_emailed_message': words(
    'Message at the checkout of gift cards sent by email',
    'Empty: that they are emailed to their recipients, and that no address is needed.',
  ),
  show_gc_balanace_checker: yesNo('Let visitors check the balance of a gift card', true),
  'gift_cards.sold': field(z.array(soldCard), [], {
    label: 'Gift cards that the store sells',
    help: 'Each is an entry of your catalog whose binding is Gift Card.',
    control: 'rows',
    columns: {
      eisbn: { label: 'ISBN of its entry', control: 'words', help: '13 digits.' },
      emailed: { label: 'Sent by email to its recipient', control: 'switch' },
      banner_description: { label: 'Text beside the card', control: 'lines' },
    },
    takes: 'a list of entries, each with an eisbn of 13 digits, and perhaps emailed and a banner_description',
    written: z.array(soldCard),
    read: readable(soldCard),
    public: false,
  }),
  'gift_cards.custom_elements': field(z.array(customElement), [], {
    label: 'Further parts of the page with gift cards',
    help: 'Each is a heading and a text beside a picture, below the cards.',
    control: 'rows',
    columns: {
      header: { label: 'Heading', control: 'words' },
      image: { label: 'Picture', control: 'picture' },
      description: { label: 'Text', control: 'lines' },
    },
    takes: 'a list of entries, each with a header, the address of an image, and a description',
    written: z.array(customElement),
    read: readable(customElement),
    public: false,
  }),
};
