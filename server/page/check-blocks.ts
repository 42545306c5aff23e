import { z } from 'zod';
import { type BlockName, catalog } from '../../blocks/catalog.ts';
import type { BlockDefinition } from '../../blocks/define-block.ts';
import { refuse } from '../call/refusal.ts';
import { strictSettings } from './strict-settings.ts';

/** How many blocks of a page are shown. */
export const mostBlocks = 200;

const record = z.object({
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
export type StoredBlock = Omit<z.output<typeof record>, 'id'> & { id: string };

/** A block, and a field of it, that a refusal names. Positions begin with 1. */
interface WrongBlock {
  position: number;
  component: string;
  field?: string;
  label?: string;
}

/**
 * The blocks of a page as they are stored: known ones with right settings, rich text sanitised as on reading.
 *
 * @throws the refusals `too_many_blocks`, `unknown_block`, `invalid_block` and `duplicate_block`; their data names the blocks.
 */
export function checkBlocks(blocks: readonly unknown[]): StoredBlock[] {
  if (blocks.length > mostBlocks) {
    throw refuse(
      'too_many_blocks',
      `A page can have at most ${mostBlocks} blocks; this one has ${blocks.length}.`,
    );
  }
  const wrong: WrongBlock[] = [];
  const checked = blocks.map((block, i) => checkBlock(block, i + 1, wrong));
  const [first] = wrong;
  if (first) {
    const { position, component, label } = first;
    const name = kindOf(component)?.label ?? component;
    const what = label ? `: please check “${label}”` : ' cannot be read';
    throw refuse('invalid_block', `Block ${position} (${name})${what}.`, { blocks: wrong });
  }
  const ids = checked.map(({ id }) => id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  if (twice.length > 0) throw refuse('duplicate_block', 'Two blocks have the same id.', { ids: twice });
  return checked;
}

function checkBlock(block: unknown, position: number, wrong: WrongBlock[]): StoredBlock {
  const id = `block-${position}`;
  const read = record.safeParse(block);
  const { component = '' } = (block ?? {}) as { component?: unknown };
  const kind = kindOf(component);
  if (!kind) {
    throw refuse('unknown_block', `Block ${position} is a kind of block this shop doesn’t have.`, {
      blocks: [{ position, component }],
    });
  }
  if (!read.success) {
    const field = read.error.issues[0]?.path.join('.') ?? '';
    wrong.push({ position, component: String(component), field });
    return { ...record.parse({ component: String(component) }), id };
  }
  const { data, wrong: settings } = strictSettings(kind, read.data.data);
  wrong.push(...settings.map((one) => ({ position, component: read.data.component, ...one })));
  return { ...read.data, id: read.data.id ?? id, data };
}

function kindOf(component: unknown): BlockDefinition | undefined {
  const isKnown = typeof component === 'string' && Object.hasOwn(catalog, component);
  return isKnown ? catalog[component as BlockName] : undefined;
}
