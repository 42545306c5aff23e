import { changedFields } from '../server/admin/audit/changed-fields.ts';
import { noted } from '../server/admin/shipping/noted.ts';
import type { Query } from '../server/db/db.ts';
import { findStaffShippingRate, staffShippingRates } from '../server/shipping/staff-shipping-rates.ts';
import { deleteShippingRate, saveShippingRate } from '../server/shipping/write.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { chosenStore } from './find-store.ts';
import { noteChange } from './note-change.ts';
import type { ListedStore } from './queries.ts';
import { type ShippingOptions, shippingRule } from './shipping-rule.ts';
import { shippingTable } from './shipping-table.ts';

export interface ShippingStoreOptions {
  store?: string;
}
export type ShippingAddOptions = ShippingOptions & ShippingStoreOptions;

/** `handsell shipping list`: the shipping rates of a store, past and coming ones too. */
export function shippingList(
  context: CommandContext,
  { store: called }: ShippingStoreOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const rates = await staffShippingRates(db, store.id);
    const lines =
      rates.length === 0
        ? [`${store.name} has no shipping rates: npx handsell shipping add Mail --country US --price 4.00`]
        : shippingTable(rates, store.currency);
    for (const line of lines) context.terminal.print(line);
    return 0;
  });
}

/** `handsell shipping add NAME` */
export function shippingAdd(
  context: CommandContext,
  name: string,
  given: ShippingAddOptions,
): Promise<ExitCode> {
  const rule = shippingRule(name, given);
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, given.store);
    await db.tx(async (q) => {
      const { id } = await saveShippingRate(q, store.id, null, rule);
      const after = await rateNumbered(q, store, String(id));
      await noteChange(q, store.id, 'shipping/save', after.label, changedFields(null, noted(after)));
      for (const line of shippingTable([after], store.currency)) context.terminal.print(line);
    });
    return 0;
  });
}

/** `handsell shipping end NUMBER DAY`: the last day of a rate, by the clock of the store. */
export function shippingEnd(
  context: CommandContext,
  number: string,
  day: string,
  { store: called }: ShippingStoreOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    await db.tx(async (q) => {
      const before = await rateNumbered(q, store, number);
      await saveShippingRate(q, store.id, before, { ...before, valid_until: day });
      const after = await rateNumbered(q, store, number);
      await noteChange(q, store.id, 'shipping/save', after.label, changedFields(noted(before), noted(after)));
    });
    context.terminal.print(`Rate ${number} is offered until ${day}.`);
    return 0;
  });
}

/** `handsell shipping remove NUMBER` */
export function shippingRemove(
  context: CommandContext,
  number: string,
  { store: called }: ShippingStoreOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    await db.tx(async (q) => {
      const before = await deleteShippingRate(q, store.id, await rateNumbered(q, store, number));
      await noteChange(q, store.id, 'shipping/delete', before.label, { before: noted(before) });
    });
    context.terminal.print(`Rate ${number} is removed. Placed orders keep what they were charged.`);
    return 0;
  });
}

async function rateNumbered(q: Query, store: ListedStore, number: string) {
  const found = /^\d{1,9}$/.test(number)
    ? await findStaffShippingRate(q, store.id, Number(number))
    : undefined;
  if (!found)
    throw new CommandRefused(`${store.name} has no shipping rate ${number}: npx handsell shipping list`);
  return found;
}
