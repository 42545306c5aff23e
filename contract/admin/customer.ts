import { z } from 'zod';
import { action } from '../action.ts';
import { flag, id, int, text } from '../form.ts';

const customerLine = z.object({
  customer_id: z.number(),
  /** Store account number. */
  account_number: z.string(),
  /** '' = not known. */
  name: z.string(),
  company: z.string(),
  is_institution: z.boolean(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
});

const phone = z.object({ number: z.string(), ext: z.string(), type: z.enum(['cell', 'home', 'work']) });

/** A certificate by which an account buys without tax. */
const exemption = z.object({
  number: z.string(),
  /** ISO 3166-1, and second part of ISO 3166-2 ('' = the whole country). */
  country: z.string(),
  region: z.string(),
  /** The tax it is from, as rates name it; '' = all. */
  tax_type: z.string(),
  /** Its last day, 'YYYY-MM-DD' by the clock of the store; null = until further notice. */
  valid_until: z.string().nullable(),
});

const staffCustomer = customerLine.extend({
  phones: z.array(phone),
  communication_preference: z.enum(['email', 'phone', 'text']),
  /** The address of the account, a line each. */
  address: z.array(z.string()),
  addresses: z.array(
    z.object({
      address_id: z.number(),
      lines: z.array(z.string()),
      phone: z.string(),
      is_preferred: z.boolean(),
    }),
  ),
  /** What the store asks for besides, by the name of the field. */
  extra_fields: z.record(z.string(), z.string()),
  /** Unix seconds. */
  created: z.number(),
  /** Unix seconds of their last visit while logged in; null = not lately. */
  last_seen: z.number().nullable(),
  /** Without one, a mailed link opens the account. */
  has_password: z.boolean(),
  /** It still buys at the former site of the shop. */
  is_at_former_site: z.boolean(),
  exemptions: z.array(exemption),
  /** Accounts that this one may buy for, and those that may buy for it. */
  links: z.array(
    z.object({
      link_id: z.number(),
      /** `for`: this account buys for the other one; `by`: the other one buys for it. */
      kind: z.enum(['for', 'by']),
      /** null = no account has agreed yet. */
      customer_id: z.number().nullable(),
      name: z.string(),
      email: z.string(),
    }),
  ),
  /** How many they have; what is on their lists is theirs alone. */
  counts: z.object({
    lists: z.number(),
    gift_registries: z.number(),
    alerts: z.number(),
    /** Events ahead at which they have a place or wait for one. */
    events: z.number(),
    /** Gift cards that were sent to their address. */
    gift_cards: z.number(),
  }),
  /** When they signed up for the newsletter through the shop, in Unix seconds; null = they didn’t, or were taken off. */
  newsletter_since: z.number().nullable(),
  /** The newest first. */
  notes: z.array(
    z.object({
      note_id: z.number(),
      body: z.string(),
      by: z.string(),
      /** Unix seconds. */
      at: z.number(),
    }),
  ),
});

const which = { id: id() };
const mayRead = { who: { permission: 'customers:read' }, session: 'read', changes: false } as const;
const mayWrite = { who: { permission: 'customers:write' }, session: 'read', changes: true } as const;

export const staffCustomerActions = {
  'customer/getList': action({
    summary: 'Customers of the store who have an account, the newest first.',
    input: z.object({
      /** Words of a name or a company, the start of an email address, the end of a phone number, or an account number. */
      term: text(200).default(''),
      /** The id of the last customer of the page before. */
      after: id().optional(),
      limit: int(1, 100).default(25),
    }),
    output: z.object({
      customers: z.array(customerLine),
      /** `after` of the next page; null = this is the last. */
      next: z.number().nullable(),
    }),
    refusals: [],
    ...mayRead,
  }),
  'customer/get': action({
    summary: 'A customer, as the counter needs to know them. Each look leaves an entry in the audit log.',
    input: z.object(which),
    output: staffCustomer,
    refusals: ['not_found'],
    ...mayRead,
  }),
  'customer/addNote': action({
    summary: 'Notes something about a customer. The shop never shows it to them.',
    input: z.object({ ...which, body: text(2000, 1) }),
    output: z.object({ note_id: z.number() }),
    refusals: ['not_found'],
    ...mayWrite,
  }),
  'customer/sendPasswordLink': action({
    summary: 'Mails the customer a link by which they choose a new password.',
    input: z.object(which),
    output: z.object({ recipient: z.string() }),
    refusals: ['not_found'],
    ...mayWrite,
  }),
  'customer/unlock': action({
    summary: 'Lets the customer try their password again after too many wrong ones.',
    input: z.object(which),
    output: z.object({}),
    refusals: ['not_found'],
    ...mayWrite,
  }),
  'customer/exempt': action({
    summary: 'Writes a tax exemption of the account, in place of one from the same tax at the same place.',
    input: z.object({
      ...which,
      number: text(100),
      country: text(2),
      region: text(10).default(''),
      tax_type: text(100).default(''),
      /** 'YYYY-MM-DD'; '' = until further notice. */
      valid_until: text(10).default(''),
    }),
    output: z.object({}),
    refusals: ['not_found', 'number_missing', 'invalid_place', 'invalid_dates'],
    ...mayWrite,
  }),
  'customer/taxed': action({
    summary: 'Ends all tax exemptions of the account.',
    input: z.object(which),
    output: z.object({ ended: z.number() }),
    refusals: ['not_found'],
    ...mayWrite,
  }),
  'customer/getData': action({
    summary:
      'Everything that the store keeps about a person, with or without their account, for them to have.',
    input: z.object(which),
    output: z.object({ account_number: z.string(), data: z.record(z.string(), z.unknown()) }),
    refusals: ['not_found', 'proof_required'],
    who: { permission: 'customers:write' },
    session: 'read',
    changes: false,
  }),
  'customer/erase': action({
    summary:
      'Deletes the account of a person and takes them out of every order. Orders that may still be picked up keep the name until then, unless `now` is set.',
    input: z.object({ ...which, now: flag().default(false) }),
    output: z.object({
      /** Orders without the name now, and those that keep it for a while. */
      orders: z.number(),
      waiting: z.number(),
      /** Unix seconds by which the last of these has lost it; null = none waits. */
      until: z.number().nullable(),
    }),
    refusals: ['not_found', 'proof_required'],
    ...mayWrite,
  }),
};
