import { z } from 'zod';
import { action } from '../action.ts';
import { flag, int, json, text } from '../form.ts';
import { price, staffTitle } from './title.ts';

/** What people did for a book, by codes of ONIX list 17. */
export const contributorRoles = {
  A01: 'author',
  B01: 'editor',
  A12: 'illustrator',
  B06: 'translator',
  E07: 'reader',
} as const;
export type ContributorRole = keyof typeof contributorRoles;

const roles = Object.keys(contributorRoles) as [ContributorRole, ...ContributorRole[]];

/** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD' of a day that exists. */
export function isPublicationDate(typed: string): boolean {
  if (!/^\d{4}(-\d\d){0,2}$/.test(typed)) return false;
  const day = `${typed}-01-01`.slice(0, 10);
  return !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
}

/** What the catalogue says of a book, at every shop. */
export const titleFacts = z.object({
  title: text(1000, 1),
  subtitle: text(1000).default(''),
  /** In order of importance. */
  people: json(z.array(z.object({ name: text(300, 1), role: z.enum(roles) })).max(60)).default([]),
  series: text(300).default(''),
  /** As printed: '1', '4.5', '1-3'. */
  series_number: text(40).default(''),
  publisher: text(300).default(''),
  /** '' = not known. */
  publication_date: text(10)
    .refine((typed) => typed === '' || isPublicationDate(typed), 'is not a year, a month or a day')
    .default(''),
  /** In words of the trade, such as 'Trade Paperback' or 'Hardcover'. */
  binding: text(60).default(''),
  is_large_print: flag().default(false),
  /** A name ('English') or a code of ISO 639; answers have the name. */
  language: text(60).default(''),
  pages: int(1, 99_999).nullable().default(null),
  /** In the store's currency; null = none. */
  list_price: price.nullable().default(null),
  /** Text, or simple HTML; answers have sanitised HTML. */
  description: text(100_000).default(''),
});
export type TitleFacts = z.output<typeof titleFacts>;

const mayWrite = { who: { permission: 'stock:write' }, session: 'read', changes: true } as const;
const thisBook = z.object({ eisbn: text(20, 1) });

/** Books of the catalogue, which all stores of an installation share: by hand, beside what imports bring. */
export const titleFactsActions = {
  'title/add': action({
    summary: 'Adds a book to the catalogue. Without an ISBN it gets a number that shops may give themselves.',
    input: titleFacts.extend({ eisbn: text(40).default('') }),
    output: staffTitle,
    refusals: [
      'invalid_isbn',
      /** Data: `eisbn`, of the book as the catalogue has it. */
      'title_exists',
      'unknown_language',
      'whole_store',
    ],
    ...mayWrite,
  }),
  'title/getFacts': action({
    summary: 'What the catalogue says of a book, as it can be changed.',
    input: thisBook,
    output: titleFacts.extend({ eisbn: z.string() }),
    refusals: ['not_found'],
    who: { permission: 'stock:read' },
    session: 'read',
    changes: false,
  }),
  'title/saveFacts': action({
    summary:
      'Changes what the catalogue says of a book: what differs from what was seen. A later import may change it again.',
    input: titleFacts.extend({ eisbn: text(20, 1), seen: json(titleFacts) }),
    output: staffTitle,
    refusals: [
      'not_found',
      /** Data: `newer`, what the catalogue says now. */
      'stale',
      'unknown_language',
      'whole_store',
    ],
    ...mayWrite,
  }),
  'title/hide': action({
    summary: 'Takes a book out of the shop, so that no import brings it back. Orders and lists keep it.',
    input: thisBook,
    output: staffTitle,
    refusals: ['not_found', 'whole_store'],
    ...mayWrite,
  }),
  'title/unhide': action({
    summary: 'Brings a book back that was hidden or withdrawn.',
    input: thisBook,
    output: staffTitle,
    refusals: ['not_found', 'whole_store'],
    ...mayWrite,
  }),
  'title/saveCover': action({
    summary: 'Gives a book the picture of an upload (server/http/cover-upload.ts) as its cover.',
    input: thisBook.extend({ file: text(32) }),
    output: staffTitle,
    refusals: ['not_found', 'invalid_cover', 'whole_store'],
    ...mayWrite,
  }),
  'title/deleteCover': action({
    summary: 'Takes away the cover of a book; the shop draws one.',
    input: thisBook,
    output: staffTitle,
    refusals: ['not_found', 'whole_store'],
    ...mayWrite,
  }),
};
