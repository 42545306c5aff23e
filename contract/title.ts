import { z } from 'zod';
import { action } from './action.ts';
import { eisbn, id, text } from './form.ts';

export const condition = z.enum(['NEW', 'USED', 'REMAINDER']);
export type Condition = z.output<typeof condition>;

/** One way to buy a title (ENTITY-026..030). Prices are cents; null when the price is hidden or unknown. */
export const offer = z.object({
  code: condition,
  /** 'New', 'Used', 'Remainder' with availability, as shown: '3 in stock', 'Available to order' … */
  text: z.string(),
  /** What `text` says, where a page depends on it; absent for every other text. */
  status: z.enum(['elsewhere', 'sold_out', 'unavailable', 'price_on_request']).optional(),
  message: z.string(),
  sub_message: z.string(),
  note: z.string(),
  /** Price before the discount, shown struck through when show_strikethrough. */
  row_price: z.number().nullable(),
  price: z.number().nullable(),
  /** Percent off row_price, 0 when none. */
  discount: z.number(),
  onhand: z.number(),
  onorder: z.number(),
  used: z.boolean(),
  is_extra_orderable: z.boolean(),
  is_large_print: z.boolean(),
  bm_class: z.string(),
  availability: z.enum(['available', 'out_of_print', 'out_of_stock_indefinitely', 'forthcoming', 'no_price']),
  /** May be put in the cart now, by someone who may buy here. */
  cartable: z.boolean(),
  /** When the shopper can have it, as a sentence below the button: 'Ready today from 10 am at Lantern Street'. In title/getItem only. */
  promise: z.string().optional(),
});
export type Offer = z.output<typeof offer>;

export const author = z.object({ name: z.string(), canadian: z.boolean(), role: z.string() });

/** A note about a title and who wrote it (ENTITY-019). */
export const comment = z.object({ author: z.string(), text: z.string() });

/** A title as rows, cards, carousels and suggestions show it. */
export const titleRow = z.object({
  eisbn: z.string(),
  title: z.string(),
  subtitle: z.string(),
  authors: z.array(author),
  series: z.string(),
  series_num: z.string(),
  binding: z.string(),
  binding_code: z.string(),
  publisher: z.string(),
  language: z.string(),
  /** Unix seconds, null when unknown. */
  release_date: z.number().nullable(),
  is_forthcoming: z.boolean(),
  is_giftcard: z.boolean(),
  is_large_print: z.boolean(),
  /** Cents. */
  list_price_usa: z.number().nullable(),
  list_price_can: z.number().nullable(),
  price: z.number().nullable(),
  available: z.array(offer),
  /** Empty: no cover is known, the typographic cover is shown. */
  cover_image_cache: z.string(),
  /** Natural width / height of the cover. */
  cover_ratio: z.number(),
  /** First words of the description, plain text. */
  summary: z.string(),
  /** What a result stands for where browse_group_formats makes one of all editions of a book: bindings and editions it has. */
  group: z.object({ formats: z.number(), editions: z.number() }).optional(),
  /** In a list's row: the first words of the first note that the shop's staff wrote about it, as plain text. */
  comment: comment.optional(),
});
export type TitleRow = z.output<typeof titleRow>;

/** An event to come that sells a title or names one of its authors, on its next date. */
const titleEvent = z.object({
  id: z.number(),
  title: z.string(),
  /** 'Friday, December 4, 7 pm · Main Street'. */
  text: z.string(),
});
export type TitleEvent = z.output<typeof titleEvent>;

export const title = titleRow.extend({
  /** `bestseller`: ranked among books on sale, else among those to come. `tier` 1 (best) to 5 (ITEM-055, ITEM-056). */
  rank: z.object({ rank: z.number(), bestseller: z.boolean(), tier: z.number() }).nullable(),
  multistore_available: z.array(
    z.object({ location_id: z.number(), name: z.string(), available: z.array(offer) }),
  ),
  at_other_locations: z.number(),
  edition: z.string(),
  imprint: z.string(),
  illustrations: z.string(),
  /** Masked until revealed by title/getProductCode: '9780…3481'. */
  isbn: z.string(),
  isbn_type: z.string(),
  upc: z.string(),
  upc_type: z.string(),
  pages: z.number().nullable(),
  /** Inches. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  thickness: z.number().nullable(),
  /** Pounds. */
  weight: z.number().nullable(),
  carton_qty: z.number().nullable(),
  /** For whom it is, with the ages in years: 'Children (ages 8 to 12)'. */
  audience: z.string(),
  /** 'Winner, Harbour Prize 2024', as printed. */
  awards: z.array(z.string()),
  subjects: z.array(
    z.object({
      /** Facet value for /browse/filter/s/{id}. */
      id: z.number(),
      subject: z.string(),
      sub_labels: z.array(z.object({ id: z.number(), label: z.string() })),
    }),
  ),
  /** Sanitised HTML. */
  description: z.string(),
  table_of_contents: z.string(),
  excerpt: z.string(),
  bio: z.array(z.string()),
  reviews: z.array(z.object({ content: z.string(), author: z.string(), source_title: z.string() })),
  comments: z.array(comment),
  media: z.array(
    z.object({ component: z.string().optional(), url: z.string().optional(), label: z.string() }),
  ),
  /** Addresses of the pictures of inside pages, in order; each is drawn up to 960 pixels wide. */
  interiors: z.array(z.string()),
  interior_objects: z.array(
    z.object({ key: z.string(), cb: z.string(), width: z.number(), height: z.number() }),
  ),
  has_interiors: z.boolean(),
  /** The language's tag (BCP 47: 'en'); '' if only its name is known. */
  language_code: z.string(),
  /** What the title is itself, when it is only a file: other sellers hand it out. */
  digital: z.enum(['', 'ebook', 'audiobook']),
  /** Where the ebook of this work is sold, '' when the shop knows of none. */
  ebook_url: z.string(),
  has_libro_audiobook: z.boolean(),
  /** The next three. */
  events: z.array(titleEvent),
  /** It is a book of the list that was asked for. */
  in_list: z.boolean().optional(),
  list_previous_eisbn: z.string().optional(),
  list_next_eisbn: z.string().optional(),
  last_order: z.object({ bookorder_id: z.string(), date_ordered: z.number() }).optional(),
});
export type Title = z.output<typeof title>;

export const relatedGroup = z.object({
  /** 'editions': the other editions of the work; groups that the publisher names have none. */
  kind: z.literal('editions').optional(),
  fullname: z.string(),
  tooltip: z.string(),
  row_count: z.number(),
  rows: z.array(titleRow),
});

/** Titles that belong with one title. */
const someTitles = z.object({ row_count: z.number(), rows: z.array(titleRow) });

/** One recording at the audiobook seller (AUDIO-013). */
export const audiobook = z.object({
  title: z.string(),
  narrators: z.array(z.string()),
  language: z.string(),
  url: z.string(),
});
export type Audiobook = z.output<typeof audiobook>;

export const titleActions = {
  'title/getItem': action({
    summary: 'Everything about one title: offers, availability, description, details.',
    input: z.object({ eisbn: eisbn(), list_id: id().optional() }),
    output: title,
    refusals: ['not_found'],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'title/getRelatedItems': action({
    summary: 'Other editions of the title and the lists it is included in.',
    input: z.object({ eisbn: eisbn() }),
    output: z.object({
      groups: z.array(relatedGroup),
      included_in: z.array(z.object({ list_id: z.number(), name: z.string() })),
      included_items: z.array(titleRow),
    }),
    refusals: ['not_found'],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'title/getMoreSizes': action({
    summary: 'Editions of the same work in another size.',
    input: z.object({ eisbn: eisbn() }),
    output: someTitles,
    refusals: ['not_found'],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'title/getBindingItems': action({
    summary: 'Editions of the same work in the same binding.',
    input: z.object({ eisbn: eisbn() }),
    output: someTitles,
    refusals: ['not_found'],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'title/getSeriesItems': action({
    summary: 'Titles of a series, in order.',
    input: z.object({ series: text(300, 1) }),
    output: someTitles,
    refusals: [],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'title/getAuthorItems': action({
    summary: 'Titles by an author, most popular first.',
    input: z.object({ author: text(300, 1) }),
    output: someTitles,
    refusals: [],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'title/getLibroAudiobooks': action({
    summary: 'Recordings of the title at the audiobook seller: at most five, the most popular first.',
    input: z.object({ eisbn: eisbn() }),
    output: z.object({
      /** All there are, also those not among the rows. */
      row_count: z.number(),
      rows: z.array(audiobook),
      see_more_url: z.string(),
    }),
    refusals: ['not_found', 'lookup_failed'],
    who: 'anyone',
    session: 'read',
    changes: false,
    limit: { calls: 60, seconds: 60 },
  }),
  'title/getProductCode': action({
    summary: 'The full ISBN of a title; guests pass a human check first (ITEM-047..049).',
    input: z.object({ eisbn: eisbn(), captcha: text(4000).optional() }),
    output: z.object({ isbn: z.string() }),
    refusals: ['not_found', 'captcha_failed'],
    who: 'anyone',
    session: 'read',
    changes: false,
    limit: { calls: 60, seconds: 3600 },
  }),
};
