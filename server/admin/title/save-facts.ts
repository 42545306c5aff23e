import { isDeepStrictEqual } from 'node:util';
import type { TitleFacts } from '../../../contract/admin/title-facts.ts';
import { normaliseIsbn } from '../../../contract/isbn.ts';
import { refuse } from '../../call/refusal.ts';
import type { TitleRecord } from '../../import/record.ts';
import { lockTitle, saveByHand, storedTitle } from '../../import/save/save-by-hand.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import { checkWholeStore } from '../whole-store.ts';
import { titleOf, withStock } from './get.ts';
import { factsOf, recordOf } from './title-facts.ts';

export const getFacts: StaffHandler<'title/getFacts'> = async (ctx, { eisbn }) => {
  const { id, eisbn: number } = await titleOf(ctx, eisbn);
  return { eisbn: number, ...(await factsNow(ctx, id)) };
};

export const saveFacts: StaffHandler<'title/saveFacts'> = async (ctx, { eisbn, seen, ...facts }) => {
  checkWholeStore(ctx, 'this changes the book everywhere');
  const stored = await lockTitle(ctx.q, normaliseIsbn(eisbn) ?? eisbn);
  if (!stored) throw refuse('not_found', 'The catalogue doesn’t have this book.');
  const { currency } = ctx.store;
  const now = factsOf(stored, currency);
  const changed = differing(facts, seen);
  if (changed.some((name) => !isDeepStrictEqual(now[name], seen[name]))) {
    const newer = { eisbn: stored.eisbn, ...now };
    throw refuse('stale', 'The catalogue has changed since you opened this page. Nothing was saved.', {
      newer,
    });
  }
  const said = onlyOf(recordOf(facts, currency, stored), changed);
  await saveByHand(ctx.q, { ...said, eisbn: stored.eisbn }, stored);
  const after = await factsNow(ctx, stored.id);
  ctx.audit.target = stored.eisbn;
  ctx.audit.detail = { title: after.title, ...changedFields(now, after) };
  return withStock(ctx, await titleOf(ctx, eisbn));
};

export async function factsNow({ q, store }: StaffContext, id: number): Promise<TitleFacts> {
  const stored = await storedTitle(q, id);
  if (!stored) throw new Error(`the title ${id} has no details`);
  return factsOf(stored, store.currency);
}

type FactName = keyof TitleFacts;

const differing = (facts: TitleFacts, seen: TitleFacts): FactName[] =>
  (Object.keys(facts) as FactName[]).filter((name) => !isDeepStrictEqual(facts[name], seen[name]));

/** The fields of a record that hold a fact, where their names differ from the fact's. */
const recordNames: Partial<Record<FactName, (keyof TitleRecord)[]>> = {
  people: ['contributors'],
  list_price: ['prices'],
  binding: ['binding', 'binding_code', 'is_large_print'],
};

/** Only the changed facts: the catalogue keeps the others as their source gave them. */
function onlyOf(record: Partial<TitleRecord>, changed: readonly FactName[]): Partial<TitleRecord> {
  const names = new Set(changed.flatMap((name) => recordNames[name] ?? [name as keyof TitleRecord]));
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name as keyof TitleRecord)));
}
