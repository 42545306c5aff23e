import { changedFields } from '../server/admin/audit/changed-fields.ts';
import { noted } from '../server/admin/promotion/noted.ts';
import type { Query } from '../server/db/db.ts';
import { findStaffPromotion, staffPromotions } from '../server/promotion/staff-promotions.ts';
import { deletePromotion, savePromotion } from '../server/promotion/write.ts';
import { staffLists } from '../server/titlelist/staff-lists.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { chosenStore } from './find-store.ts';
import { noteChange } from './note-change.ts';
import { type PromotionOptions, promotionRule } from './promotion-rule.ts';
import { promotionTable } from './promotion-table.ts';
import type { ListedStore } from './queries.ts';

export interface PromotionStoreOptions {
  store?: string;
}
export type PromotionAddOptions = PromotionOptions & PromotionStoreOptions;

/** `handsell promotion list`: the promotions of a store, past and coming ones too. */
export function promotionList(
  context: CommandContext,
  { store: called }: PromotionStoreOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const promotions = await staffPromotions(db, store.id);
    const lines =
      promotions.length === 0
        ? [`${store.name} has no promotions: npx handsell promotion add "Summer sale" --percent 10`]
        : promotionTable(promotions, await namesOf(db, store));
    for (const line of lines) context.terminal.print(line);
    return 0;
  });
}

/** `handsell promotion add NAME` */
export function promotionAdd(
  context: CommandContext,
  name: string,
  given: PromotionAddOptions,
): Promise<ExitCode> {
  const rule = promotionRule(name, given);
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, given.store);
    const list_id = given.list === undefined ? null : await listCalled(db, store, given.list);
    await db.tx(async (q) => {
      const { id } = await savePromotion(q, store.id, null, { ...rule, list_id });
      const after = await findStaffPromotion(q, store.id, id);
      if (!after) throw new Error('the promotion was not written');
      await noteChange(q, store.id, 'promotion/save', after.name, changedFields(null, noted(after)));
      for (const line of promotionTable([after], await namesOf(q, store))) context.terminal.print(line);
    });
    return 0;
  });
}

/** `handsell promotion end NUMBER MOMENT`: the last moment at which a promotion holds, by the clock of the store. */
export function promotionEnd(
  context: CommandContext,
  number: string,
  moment: string,
  { store: called }: PromotionStoreOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    await db.tx(async (q) => {
      const before = await promotionNumbered(q, store, number);
      await savePromotion(q, store.id, before, { ...before, ends_at: moment });
      const after = await promotionNumbered(q, store, number);
      await noteChange(q, store.id, 'promotion/save', after.name, changedFields(noted(before), noted(after)));
      context.terminal.print(`Promotion ${number} ends at ${after.ends_at.replace('T', ' ')}.`);
    });
    return 0;
  });
}

/** `handsell promotion remove NUMBER` */
export function promotionRemove(
  context: CommandContext,
  number: string,
  { store: called }: PromotionStoreOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    await db.tx(async (q) => {
      const before = await deletePromotion(q, store.id, await promotionNumbered(q, store, number));
      await noteChange(q, store.id, 'promotion/delete', before.name, { before: noted(before) });
    });
    context.terminal.print(`Promotion ${number} is removed. Placed orders keep their discounts.`);
    return 0;
  });
}

async function namesOf(q: Query, { id, currency }: ListedStore) {
  const lists = await staffLists(q, id);
  return { currency, lists: new Map(lists.map((list) => [list.id, list.name])) };
}

async function listCalled(q: Query, store: ListedStore, name: string): Promise<number> {
  const lists = await staffLists(q, store.id);
  const found = lists.filter((list) => list.name.toLowerCase() === name.trim().toLowerCase());
  const [only, second] = found;
  if (only && !second) return only.id;
  throw new CommandRefused(
    only ? `${store.name} has several lists '${name}'.` : `${store.name} has no list '${name}'.`,
  );
}

async function promotionNumbered(q: Query, store: ListedStore, number: string) {
  const found = /^\d{1,9}$/.test(number) ? await findStaffPromotion(q, store.id, Number(number)) : undefined;
  if (!found)
    throw new CommandRefused(`${store.name} has no promotion ${number}: npx handsell promotion list`);
  return found;
}
