import { type BlockName, catalog } from '../../blocks/catalog.ts';
import { type BlockDefinition, entriesLeftOut, readSettings } from '../../blocks/define-block.ts';
import type { ContentRecord } from '../../contract/page.ts';
import type { Context } from '../context.ts';
import { mostBlocks } from './check-blocks.ts';

/** A stored block with its checked settings, before anything of the shop was looked up for it. */
export type ReadRecord = Omit<ContentRecord, 'injected_data'> & {
  kind: BlockDefinition;
  /** How many stored entries are more than it shows, by field. */
  leftOut: Record<string, number>;
};

/** Reads one entry of a page's `blocks`, the `index`-th; null when it is no block that we know. */
export function readRecord(record: unknown, index: number): ReadRecord | null {
  const stored = (typeof record === 'object' && record !== null ? record : {}) as Record<string, unknown>;
  const component = String(stored.component ?? '');
  if (!Object.hasOwn(catalog, component)) return null;
  const kind: BlockDefinition = catalog[component as BlockName];
  return {
    kind,
    id: typeof stored.id === 'string' ? stored.id : `block-${index + 1}`,
    location: typeof stored.location === 'string' ? stored.location : 'main',
    component,
    container: stored.container !== false,
    name: typeof stored.name === 'string' ? stored.name : '',
    date_changed: typeof stored.date_changed === 'number' ? stored.date_changed : 0,
    data: readSettings(kind, stored.data),
    ...(kind.hasPicture && { has_picture: true }),
    leftOut: entriesLeftOut(kind, stored.data),
  };
}

/** The blocks of a page that can be shown; one that cannot be read is left out. */
export function readRecords(
  { shop }: Pick<Context, 'shop'>,
  { path, blocks }: { path: string; blocks: unknown },
): ReadRecord[] {
  const stored = Array.isArray(blocks) ? blocks.slice(0, mostBlocks) : [];
  return stored.flatMap((record, i) => {
    try {
      const read = readRecord(record, i);
      if (!read) return [];
      const { id, component, leftOut } = read;
      if (Object.keys(leftOut).length > 0)
        shop.log.warn(
          { path, id: id.slice(0, 100), component, leftOut },
          'a block has more entries than are shown',
        );
      return read;
    } catch (err) {
      shop.log.warn({ path, err }, 'a block was left out');
      return [];
    }
  });
}
