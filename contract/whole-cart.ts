import { z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import { action } from './action.ts';
import { isbnFileRefusals } from './browse.ts';
import { cart } from './cart.ts';
import { isEmail } from './email.ts';
import { file, flag, text } from './form.ts';
import { maxSearchFile } from './search-file.ts';

/** A row of an imported file (ENTITY-124). */
export const importedTitle = z.object({
  /** 13 digits, or what the file has in their place. */
  isbn: z.string(),
  /** Copies that are added; for a row that is left out, the copies that the file asks for. */
  qty: z.number(),
  success: z.boolean(),
  /** '' for an ISBN that we do not know. */
  title: z.string(),
  /** Why it is left out, or what to know before it is added; '' for nothing. */
  note: z.string(),
});
export type ImportedTitle = z.output<typeof importedTitle>;

/** What a shopper does with the cart as a whole besides buying it. */
export const wholeCartActions = {
  'cart/email': action({
    summary: 'Mails the cart to an address: its titles and prices, and no words but the shop’s.',
    input: z.object({
      /** CART-055. */
      email_address: text(254)
        .refine(isEmail, { error: () => m.form_email_invalid() })
        .prefault(''),
    }),
    output: z.object({}),
    refusals: ['cart_empty', 'cart_disabled'],
    who: 'customer',
    session: 'create',
    changes: true,
    limit: { calls: 10, seconds: 3600, perAddress: 30 },
  }),
  'cart/import': action({
    summary:
      'Reads a file with the columns isbn and qty: without addToCart only tells what would be added, with it adds that (IMPORT-011).',
    input: z.object({ file: file(), addToCart: flag().default(false) }),
    output: z.object({
      result: z.object({
        titles: z.array(importedTitle),
        /** Sentences on rows that are not among them. */
        unread: z.array(z.string()),
      }),
      cart,
    }),
    refusals: ['no_columns', 'no_rows', 'cart_disabled', 'requires_account', ...isbnFileRefusals],
    who: 'customer',
    session: 'create',
    changes: true,
    limit: { calls: 60, seconds: 600, perAddress: 120 },
    // The form around the file weighs a little as well.
    maxBytes: maxSearchFile + 64 * 1024,
  }),
};
