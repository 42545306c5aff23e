import type { ComponentData, Data } from '@puckeditor/core';
import type { EditedBlock } from '../../../contract/admin/page-editor.ts';

/** What Puck calls a block that cannot be read; no name of a block has parentheses. */
export const unreadable = '(unreadable)';

/** The words of a page besides its blocks. */
export interface PageWords {
  path: string;
  title: string;
  description: string;
}

type Readable = Extract<EditedBlock, { readable: true }>;
/** What a content record says of a block besides its settings. */
export type BlockRecord = Pick<Readable, 'container' | 'location' | 'name' | 'date_changed'>;

/** A page as the editor holds it. */
export interface EditedPage extends PageWords {
  blocks: readonly EditedBlock[];
}

/** A page as `page/save` takes it. */
export interface SavedPage extends PageWords {
  blocks: unknown[];
}

/** Puck keeps the settings of a block as its props, beside its id; `record` and `stored` are no settings of any block. */
export function toPuck({ path, title, description, blocks }: EditedPage): Data {
  const taken = new Set<string>();
  const words: PageWords = { path, title, description };
  return {
    root: { props: words },
    content: blocks.map((block, i) => toItem(block, i, taken)),
  };
}

function toItem(block: EditedBlock, index: number, taken: Set<string>): ComponentData {
  if (!block.readable) {
    const id = idNotIn(taken, `unreadable-${index + 1}`);
    return { type: unreadable, props: { id, stored: block.stored } };
  }
  const { component, data, container, location, name, date_changed } = block;
  const record: BlockRecord = { container, location, name, date_changed };
  return { type: component, props: { ...data, id: idNotIn(taken, block.id), record } };
}

/** Puck tells blocks apart by their ids; two of a stored page may have the same. */
function idNotIn(taken: Set<string>, wanted: string): string {
  let id = wanted;
  for (let n = 2; taken.has(id); n += 1) id = `${wanted}-${n}`;
  taken.add(id);
  return id;
}

/** The page that Puck holds. A block that cannot be read is as it was stored. */
export function fromPuck({ root, content }: Data): SavedPage {
  const { path = '', title = '', description = '' } = (root.props ?? {}) as Partial<PageWords>;
  return { path, title, description, blocks: content.map(fromItem) };
}

function fromItem({ type, props }: ComponentData): unknown {
  if (type === unreadable) return props.stored;
  const { id, record, ...data } = props;
  return { ...(record as Partial<BlockRecord> | undefined), id, component: type, data };
}
