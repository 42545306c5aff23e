import type { BlockField, BlockKind, EditedBlock } from '../../contract/admin/page-editor.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Choices } from './page-editor/choices.ts';
import { settingText } from './setting-text.ts';

/** One field that differs; '' = nothing. */
export interface FieldChange {
  label: string;
  before: string;
  after: string;
}

/** What happened to a block; one that has moved may have changed, too. */
export type BlockFate = 'added' | 'removed' | 'moved' | 'changed';

export interface BlockChange {
  /** Of the block; tells apart what is listed. */
  key: string;
  what: BlockFate[];
  /** What kinds of blocks are called, such as 'Heading and text'. */
  name: string;
  fields: FieldChange[];
}

export interface PageDiff {
  words: FieldChange[];
  blocks: BlockChange[];
}

interface Compared {
  path: string;
  title: string;
  description: string;
  blocks: readonly EditedBlock[];
}

interface Known {
  kinds: readonly BlockKind[];
  choices: Choices;
}

/** What differs between two versions of a page, in the order of the later one; what was removed comes last. */
export function pageDiff(before: Compared, after: Compared, known: Known): PageDiff {
  const [old, now] = [keyed(before.blocks), keyed(after.blocks)];
  const stays = new Set(inBothOrders([...old.keys()], [...now.keys()]));
  const here = [...now].flatMap(([key, block]): BlockChange[] => {
    const name = nameOf(block, known);
    const earlier = old.get(key);
    if (!earlier) return [{ key, what: ['added'], name, fields: changedFields(undefined, block, known) }];
    const fields = changedFields(earlier, block, known);
    const what: BlockFate[] = stays.has(key) ? [] : ['moved'];
    if (fields.length > 0) what.push('changed');
    return what.length > 0 ? [{ key, what, name, fields }] : [];
  });
  const gone = [...old]
    .filter(([key]) => !now.has(key))
    .map(([key, block]): BlockChange => {
      const fields = changedFields(block, undefined, known);
      return { key, what: ['removed'], name: nameOf(block, known), fields };
    });
  return { words: wordsChanged(before, after), blocks: [...here, ...gone] };
}

const wordsChanged = (before: Compared, after: Compared): FieldChange[] =>
  [
    { label: m.deskpage_title(), before: before.title, after: after.title },
    { label: m.deskpage_path(), before: before.path, after: after.path },
    { label: m.deskpage_description(), before: before.description, after: after.description },
  ].filter((one) => one.before !== one.after);

/** Blocks by an identifying key; equal blocks get a number. */
function keyed(blocks: readonly EditedBlock[]): Map<string, EditedBlock> {
  const map = new Map<string, EditedBlock>();
  for (const block of blocks) {
    const own = block.readable ? `${block.component} ${block.id}` : JSON.stringify(block.stored);
    let key = own;
    for (let n = 2; map.has(key); n += 1) key = `${own} ${n}`;
    map.set(key, block);
  }
  return map;
}

/** The longest list of keys that both lists have in the same order: all others have moved. */
function inBothOrders(old: readonly string[], now: readonly string[]): string[] {
  const positions = new Map(old.map((key, i) => [key, i]));
  const shared = now.flatMap((key) => (positions.has(key) ? [{ key, at: positions.get(key) ?? 0 }] : []));
  let longest: (typeof shared)[] = [];
  for (const one of shared) {
    const before = longest.filter((list) => (list.at(-1)?.at ?? 0) < one.at);
    const best = before.toSorted((a, b) => b.length - a.length)[0] ?? [];
    longest = [...longest, [...best, one]];
  }
  const [most = []] = longest.toSorted((a, b) => b.length - a.length);
  return most.map(({ key }) => key);
}

function nameOf(block: EditedBlock, { kinds }: Known): string {
  if (!block.readable) return m.deskpage_broken();
  return kinds.find(({ component }) => component === block.component)?.label ?? block.component;
}

/** The settings that differ; of a block that was added or removed, those that differ from their defaults. */
function changedFields(
  before: EditedBlock | undefined,
  after: EditedBlock | undefined,
  { kinds, choices }: Known,
): FieldChange[] {
  const [old, now] = [readable(before), readable(after)];
  const component = (now ?? old)?.component;
  const fields = kinds.find((kind) => kind.component === component)?.fields ?? [];
  const changes = fields.map((field) => {
    const [was, is] = [settingOf(old, field), settingOf(now, field)];
    const change = { label: field.label, before: '', after: '' };
    if (JSON.stringify(was) === JSON.stringify(is)) return change;
    if (old) change.before = settingText(field, was, choices);
    if (now) change.after = settingText(field, is, choices);
    return change;
  });
  return [...changes, widthChange(old, now)].filter((one) => one.before !== one.after);
}

type Readable = Extract<EditedBlock, { readable: true }>;

const readable = (block: EditedBlock | undefined): Readable | undefined =>
  block?.readable ? block : undefined;

/** A setting that is not stored has its default; a block that isn't there has nothing else. */
const settingOf = (block: Readable | undefined, { name, default: usual }: BlockField): unknown =>
  block?.data[name] ?? usual;

function widthChange(old: Readable | undefined, now: Readable | undefined): FieldChange {
  const text = (block: Readable | undefined) =>
    !block || block.container ? m.deskpage_value_no() : m.deskpage_value_yes();
  return { label: m.deskpage_full(), before: text(old), after: text(now) };
}
