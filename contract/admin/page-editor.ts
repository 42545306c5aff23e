import { z } from 'zod';
import { action } from '../action.ts';
import { json, text } from '../form.ts';
import { page } from '../page.ts';
import { anyId } from './versioned.ts';

const plainField = z.object({
  /** The setting's name as it is stored. */
  name: z.string(),
  label: z.string(),
  /** See `Control` in blocks/fields.ts. */
  control: z.string(),
  /** '' = none. */
  hint: z.string(),
  /** For numbers: px, %, s; '' = none. */
  unit: z.string(),
  /** Of choices and of numbered styles. */
  options: z.array(z.object({ value: z.union([z.string(), z.number()]), label: z.string() })),
  /** Of numbers; null where there is no limit. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  whole: z.boolean(),
  /** The most characters of a text; null where there is no limit. */
  max_length: z.number().nullable(),
  /** The most entries of a list; null for one value. */
  most: z.number().nullable(),
  /** Whether it can have no value, null. */
  can_be_null: z.boolean(),
  /** For the variant for phones: the label of the setting on wide screens; '' = no variant. */
  wide_label: z.string(),
  /** Shown for a setting that is not stored. */
  default: z.unknown(),
});

const blockField = plainField.extend({
  /** Where the editor shows it; `phones` are the variants for narrow screens. */
  group: z.enum(['content', 'layout', 'phones']),
  /** For repeated entries: the fields of each. */
  entry: z.array(plainField),
});
export type PlainField = z.output<typeof plainField>;
export type BlockField = z.output<typeof blockField>;

const blockKind = z.object({
  /** As pages store it. */
  component: z.string(),
  label: z.string(),
  about: z.string(),
  /** What the editor says while readers see nothing of it; '' = it is never empty. */
  when_empty: z.string(),
  category: z.string(),
  /** What `settings_version` of its settings is. */
  settings_version: z.number(),
  fields: z.array(blockField),
});
export type BlockKind = z.output<typeof blockKind>;

const named = z.array(z.object({ id: z.number(), name: z.string() }));

/** Dates of published events; `day` is YYYY-MM-DD. */
const dates = z.array(z.object({ id: z.number(), title: z.string(), day: z.string() }));

/** A block of a page in its editor. */
export const editedBlock = z.discriminatedUnion('readable', [
  z.object({
    readable: z.literal(true),
    id: z.string(),
    component: z.string(),
    location: z.string(),
    container: z.boolean(),
    name: z.string(),
    date_changed: z.number(),
    /** As this release stores them; settings that are left out have their defaults. */
    data: z.record(z.string(), z.unknown()),
  }),
  /** A kind of block that this shop does not have, or no block at all. */
  z.object({ readable: z.literal(false), stored: z.unknown() }),
]);
export type EditedBlock = z.output<typeof editedBlock>;

export const pageEditorActions = {
  'page/getBlockKinds': action({
    summary: 'Every kind of block with its fields, for the page editor.',
    input: z.object({}),
    output: z.object({ kinds: z.array(blockKind) }),
    refusals: [],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'page/getChoices': action({
    summary: 'What blocks can show: the lists, forms, locations and coming event dates of the store.',
    input: z.object({}),
    output: z.object({ lists: named, forms: named, locations: named, events: dates }),
    refusals: [],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'page/getForEditing': action({
    summary: 'A page with its blocks as this release stores them, and those that it cannot read.',
    input: anyId,
    output: z.object({
      id: z.number(),
      version: z.number(),
      path: z.string(),
      title: z.string(),
      description: z.string(),
      /** Unix seconds. */
      changed: z.number(),
      /** Of its draft; null without one. */
      draft_id: z.number().nullable(),
      blocks: z.array(editedBlock),
    }),
    refusals: ['not_found'],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'page/preview': action({
    summary: 'A page that is not saved, as guests would get it. Settings that are wrong have their defaults.',
    input: z.object({ path: text(300), title: text(200), blocks: json(z.array(z.unknown())) }),
    output: page,
    refusals: [],
    who: { permission: 'content:write' },
    session: 'read',
    changes: false,
  }),
};
