import { z } from 'zod';
import type { BlockSource } from './block-source.ts';
import { commonFields } from './common-fields.ts';
import { hints } from './fields.ts';

export type Category = 'text' | 'pictures' | 'books' | 'buttons' | 'forms' | 'shop' | 'own_code' | 'notices';
type Stored = Record<string, unknown>;

/** Turns settings as one release stored them into what the next one reads. Takes any object; never throws. */
export type Upgrade = (stored: Stored) => Stored;

/** What a loader knows of its block besides the settings. */
interface LoadedBlock {
  /** On its page. */
  id: string;
  /** How many stored entries are more than it shows, by field. */
  leftOut: Record<string, number>;
}

export interface BlockDefinition<F extends z.ZodRawShape = z.ZodRawShape, I = unknown> {
  /** For the page editor. */
  label: string;
  about: string;
  /** What the page editor says while readers see nothing of the block, such as what it needs; '' = it is never empty. */
  whenEmpty: string;
  category: Category;
  /** Whether it shows pictures or covers. Those of a page's first such block are not lazy. */
  hasPicture: boolean;
  schema: z.ZodObject<F>;
  upgrades: readonly Upgrade[];
  /** What it shows besides its settings, for `injected` of its renderer. */
  load(data: z.output<z.ZodObject<F>>, from: BlockSource, block: LoadedBlock): Promise<I>;
}

/** Backgrounds had names before they had the theme's numbers (BLOCK-003). */
const coloursByNumber: Upgrade = (stored) => {
  const numbers: Record<string, number> = { surface: 2, 'accent-soft': 4, accent: 5 };
  const { background_colour } = stored;
  return typeof background_colour === 'string'
    ? { ...stored, background_colour: numbers[background_colour] ?? null }
    : stored;
};

/**
 * One kind of block: `fields` are its own settings besides the common ones. `upgrades` run in order on what is stored,
 * from the number that `settings_version` of the stored settings says (none = the first).
 */
export function defineBlock<F extends z.ZodRawShape, I = null>(block: {
  label: string;
  about: string;
  whenEmpty?: string;
  category: Category;
  hasPicture?: boolean;
  fields: F;
  upgrades?: readonly Upgrade[];
  load?: BlockDefinition<typeof commonFields & F, I>['load'];
}): BlockDefinition<typeof commonFields & F, I> {
  const { label, about, whenEmpty = '', category, hasPicture = false, fields, upgrades = [] } = block;
  return {
    label,
    about,
    whenEmpty,
    category,
    hasPicture,
    schema: z.object({ ...commonFields, ...fields }) as unknown as z.ZodObject<typeof commonFields & F>,
    upgrades: [coloursByNumber, ...upgrades],
    load: block.load ?? (async () => null as I),
  };
}

/** Checked settings of a block from whatever is stored. Never throws: wrong values have become defaults. */
export function readSettings<F extends z.ZodRawShape>(
  block: BlockDefinition<F>,
  stored: unknown,
): z.output<z.ZodObject<F>> {
  return block.schema.parse(upgraded(block.upgrades, stored));
}

/** How many entries a stored block has beyond those that it shows, by the field that holds them; no field where all are shown. */
export function entriesLeftOut(block: BlockDefinition, stored: unknown): Record<string, number> {
  const settings = upgraded(block.upgrades, stored);
  const beyond = Object.entries(block.schema.shape).map(([name, schema]): [string, number] => {
    const given = settings[name];
    const most = hints.get(schema)?.most ?? Number.POSITIVE_INFINITY;
    return [name, Array.isArray(given) ? given.length - most : 0];
  });
  return Object.fromEntries(beyond.filter(([, count]) => count > 0));
}

/** Settings as this release stores them, from whatever is stored. */
export function upgraded(upgrades: readonly Upgrade[], stored: unknown): Stored {
  const start = typeof stored === 'object' && stored !== null ? (stored as Stored) : {};
  const from = Number.isInteger(start.settings_version) ? Math.max(0, Number(start.settings_version)) : 0;
  return upgrades.slice(from).reduce((settings, upgrade) => upgrade(settings), start);
}
