import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type BlockName, catalog } from '../../blocks/catalog.ts';
import { type BlockDefinition, upgraded } from '../../blocks/define-block.ts';
import { refuse } from '../call/refusal.ts';
import { strictSettings } from './strict-settings.ts';

/** How many blocks of a page are shown. */
export const mostBlocks = 200;

/** A content record as editors and imports write it. */
export const storedRecord = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  location: z.string().max(60).default('main'),
  component: z.string(),
  container: z.boolean().default(true),
  name: z.string().max(200).default(''),
  date_changed: z.number().int().min(0).default(0),
  data: z.record(z.string(), z.unknown()).default({}),
});

/** A content record as it is stored (ENTITY-050). */
export type StoredBlock = Omit<z.output<typeof storedRecord>, 'id'> & { id: string };

/** A block, and a field of it, that a refusal names. Positions begin with 1. */
interface WrongBlock {
  position: number;
  component: string;
  field?: string;
  label?: string;
}

/**
 * The blocks of a page as they are stored: known ones with right settings, rich text sanitised as on reading. A block that was on the
 * page `before` and has not been changed stays as it is, also one of another release: saving a page must not lose it.
 *
 * @throws the refusals `too_many_blocks`, `unknown_block`, `invalid_block` and `duplicate_block`; their data names the blocks.
 */
export function checkBlocks(blocks: readonly unknown[], before: readonly unknown[] = []): StoredBlock[] {
  if (blocks.length > mostBlocks) {
    throw refuse(
      'too_many_blocks',
      `A page can have at most ${mostBlocks} blocks; this one has ${blocks.length}.`,
    );
  }
  const wrong: WrongBlock[] = [];
  const checked = blocks.map((block, i) => checkBlock(block, i + 1, { before, wrong }));
  const [first] = wrong;
  if (first) {
    const { position, component, label } = first;
    const name = kindOf(component)?.label ?? component;
    const what = label ? `: please check “${label}”` : ' cannot be read';
    throw refuse('invalid_block', `Block ${position} (${name})${what}.`, { blocks: wrong });
  }
  const ids = checked.flatMap((block) => block?.id ?? []);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  if (twice.length > 0) throw refuse('duplicate_block', 'Two blocks have the same id.', { ids: twice });
  return checked;
}

function checkBlock(
  block: unknown,
  position: number,
  { before, wrong }: { before: readonly unknown[]; wrong: WrongBlock[] },
): StoredBlock {
  const id = `block-${position}`;
  const read = storedRecord.safeParse(block);
  const { component = '' } = (block ?? {}) as { component?: unknown };
  const kind = kindOf(component);
  const { data, wrong: settings } =
    kind && read.success
      ? strictSettings(kind, read.data.data)
      : { data: {}, wrong: [{ field: '', label: '' }] };
  const kept = settings.length > 0 && before.find((one) => isSame(one, block, kind));
  // Whatever it is, the page had it before.
  if (kept) return kept as StoredBlock;
  if (!kind) {
    throw refuse('unknown_block', `Block ${position} is a kind of block this shop doesn’t have.`, {
      blocks: [{ position, component }],
    });
  }
  if (!read.success) {
    const field = read.error.issues[0]?.path.join('.') ?? '';
    wrong.push({ position, component: String(component), field });
    return { ...storedRecord.parse({ component: String(component) }), id };
  }
  wrong.push(...settings.map((one) => ({ position, component: read.data.component, ...one })));
  return { ...read.data, id: read.data.id ?? id, data };
}

/** Whether a block is the stored one, perhaps with its settings as this release stores them. */
function isSame(stored: unknown, given: unknown, kind: BlockDefinition | undefined): boolean {
  if (isDeepStrictEqual(stored, given)) return true;
  const [old, now] = [storedRecord.safeParse(stored).data, storedRecord.safeParse(given).data];
  if (!kind || !old || !now || (old.id && old.id !== now.id) || old.component !== now.component) return false;
  return isDeepStrictEqual(currentSettings(kind, old.data), currentSettings(kind, now.data));
}

/** Settings as this release stores them. */
export const currentSettings = ({ upgrades }: BlockDefinition, settings: object) => ({
  ...upgraded(upgrades, settings),
  settings_version: upgrades.length,
});

/** The kind of a block; undefined for one that this shop does not have. */
export function kindOf(component: unknown): BlockDefinition | undefined {
  const isKnown = typeof component === 'string' && Object.hasOwn(catalog, component);
  return isKnown ? catalog[component as BlockName] : undefined;
}
