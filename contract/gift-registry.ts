import { z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import { isBlank } from './account-fields.ts';
import { action } from './action.ts';
import { address } from './address.ts';
import { eisbn, flag, int, registryId, text } from './form.ts';
import {
  maxRegistryCopies,
  maxRegistryDescription,
  maxRegistryTitle,
  occasions,
  visibilities,
} from './gift-registry-rules.ts';
import { titleRow } from './title.ts';
import { isDay } from './wall-clock.ts';

/** ENTITY-129. */
export const registryItem = z.object({
  gift_registry_id: z.number(),
  title: titleRow,
  qty_requested: z.number(),
  /** Orders that were canceled or refunded do not count. */
  qty_purchased: z.number(),
});
export type RegistryItem = z.output<typeof registryItem>;

/** ENTITY-043, 126..128. */
export const giftRegistry = z.object({
  gift_registry_id: z.number(),
  title: z.string(),
  occasion: z.enum(occasions),
  /** Plain text. */
  description: z.string(),
  /** The owner prefers that gifts are sent to the address of the registry. */
  shipping_encouraged: z.boolean(),
  /** Gifts can be sent to an address of the owner, which is never shown to anyone else. */
  can_ship: z.boolean(),
  /** For the owner alone: the address, 0 = that of the account; null = none. */
  shipping_id: z.number().nullable(),
  /** Unix seconds, the end of the day; null = none. */
  purchase_deadline: z.number().nullable(),
  /** The day as 'YYYY-MM-DD' and in words; '' = none. */
  deadline_day: z.string(),
  deadline_text: z.string(),
  is_closed: z.boolean(),
  store_can_edit: z.boolean(),
  visibility: z.enum(visibilities),
  /** The newest first; empty unless show_items asks for them. */
  items: z.array(registryItem),
  /** Titles of it that the shop no longer has. */
  unavailable_count: z.number(),
  total_requested: z.number(),
  total_purchased: z.number(),
  owner: z.object({ is_you: z.boolean(), name: z.string() }),
});
export type GiftRegistry = z.output<typeof giftRegistry>;

/** A registry that was found by name. */
const foundRegistry = giftRegistry.pick({
  gift_registry_id: true,
  title: true,
  occasion: true,
  deadline_text: true,
  owner: true,
});
export type FoundRegistry = z.output<typeof foundRegistry>;

/** A day, or an instant of it in Unix seconds; '' = none. */
const deadline = z
  .union([z.number().transform(String), z.string().transform((s) => s.trim())])
  .refine((s) => s === '' || isDay(s) || /^\d{9,11}$/.test(s), {
    error: () => m.form_registry_deadline(),
  });

/** Who gave what, of the givers who let the owner see it. */
const gifts = z.object({
  gifts: z.array(
    z.object({
      gift_id: z.number(),
      giver: z.string(),
      titles: z.array(z.object({ eisbn: z.string(), title: z.string(), quantity: z.number() })),
      thanked: z.boolean(),
    }),
  ),
  /** Gifts of others. */
  unnamed_count: z.number(),
});

const fields = {
  title: text(maxRegistryTitle)
    .refine((title) => !isBlank(title), { error: () => m.form_registry_title() })
    .prefault(''),
  occasion: z.enum(occasions, { error: () => m.form_registry_occasion() }),
  description: text(maxRegistryDescription)
    .refine((description) => !isBlank(description), { error: () => m.form_registry_description() })
    .prefault(''),
  shipping_encouraged: flag().default(false),
  shipping_id: int(0, 2_147_483_647).optional(),
  purchase_deadline: deadline.default(''),
  store_can_edit: flag().default(false),
  /** Without it, the visibility stays; a new registry gets 'link'. */
  visibility: z.enum(visibilities).optional(),
};

const oneRegistry = z.object({ gift_registry_id: registryId() });
const oneTitle = oneRegistry.extend({ eisbn: eisbn() });
const withRegistry = z.object({ registry: giftRegistry });
const copies = () => int(1, maxRegistryCopies);
/** What all changes have in common. */
const change = { output: withRegistry, who: 'customer', session: 'create', changes: true } as const;

export const giftRegistryActions = {
  'giftregistry/getAll': action({
    summary:
      'The customer’s own gift registries, newest first, and the addresses that gifts can be sent to: the account’s own (address_id 0) and those of the address book. show_items adds the titles of each.',
    input: z.object({ show_items: flag().default(false) }),
    output: z.object({ registries: z.array(giftRegistry), addresses: z.array(address) }),
    refusals: ['registries_disabled'],
    who: 'customer',
    session: 'read',
    changes: false,
  }),
  'giftregistry/get': action({
    summary:
      'One gift registry, with its titles unless show_items says no: of the customer, or one that its owner shares.',
    input: oneRegistry.extend({ show_items: flag().default(true) }),
    output: withRegistry,
    refusals: ['bad_registry', 'registries_disabled'],
    who: 'anyone',
    session: 'read',
    changes: false,
    // Numbers must not be found by trying.
    limit: { calls: 300, seconds: 600, perAddress: 1200 },
  }),
  'giftregistry/search': action({
    summary:
      'Gift registries that their owners let others find, by words of their title or their owner’s name.',
    input: z.object({ term: text(100, 3), occasion: z.enum(occasions).optional() }),
    output: z.object({ rows: z.array(foundRegistry) }),
    refusals: ['registries_disabled'],
    who: 'anyone',
    session: 'read',
    changes: false,
    limit: { calls: 60, seconds: 600, perAddress: 240 },
  }),
  'giftregistry/getGifts': action({
    summary: 'Who gave what, for the owner of a registry whose deadline is over: of the givers who agreed.',
    input: oneRegistry,
    output: gifts,
    refusals: ['bad_registry', 'registry_open', 'registries_disabled'],
    who: 'customer',
    session: 'read',
    changes: false,
  }),
  'giftregistry/setThanked': action({
    summary: 'Marks a gift as thanked, or not.',
    input: oneRegistry.extend({ gift_id: int(1, Number.MAX_SAFE_INTEGER), thanked: flag() }),
    refusals: ['bad_registry', 'registry_open', 'bad_gift', 'registries_disabled'],
    ...change,
    output: gifts,
  }),
  'giftregistry/create': action({
    summary:
      'Makes a gift registry. purchase_deadline is a day or Unix seconds, saved as the end of that day.',
    input: z.object(fields),
    refusals: [
      'too_many_registries',
      'deadline_past',
      'unknown_address',
      'shipping_unavailable',
      'registries_disabled',
    ],
    ...change,
  }),
  'giftregistry/update': action({
    summary:
      'Changes a gift registry; what is left out of address and deadline is taken away. Making it private revokes its link for good: its gift_registry_id becomes another.',
    input: oneRegistry.extend(fields),
    refusals: [
      'bad_registry',
      'deadline_past',
      'unknown_address',
      'shipping_unavailable',
      'registries_disabled',
    ],
    ...change,
  }),
  'giftregistry/delete': action({
    summary: 'Deletes a gift registry. Orders that were placed for it stay.',
    input: oneRegistry,
    refusals: ['bad_registry', 'registries_disabled'],
    ...change,
    output: z.object({}),
  }),
  'giftregistry/addItem': action({
    summary: 'Adds copies of a title to a gift registry, on top of those that it asks for already.',
    input: oneTitle.extend({ qty: copies().default(1) }),
    refusals: ['bad_registry', 'not_found', 'registry_full', 'registry_copies', 'registries_disabled'],
    ...change,
  }),
  'giftregistry/updateItem': action({
    summary: 'Sets how many copies of a title a gift registry asks for; never fewer than were bought.',
    input: oneTitle.extend({ qty: copies() }),
    refusals: ['bad_registry', 'not_in_registry', 'below_purchased', 'registries_disabled'],
    ...change,
  }),
  'giftregistry/deleteItem': action({
    summary: 'Takes a title out of a gift registry.',
    input: oneTitle,
    refusals: ['bad_registry', 'registries_disabled'],
    ...change,
  }),
};
