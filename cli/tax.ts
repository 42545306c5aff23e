import { knownCountries } from '../contract/admin/tax.ts';
import { type TaxedKind, taxedKinds } from '../contract/goods-kind.ts';
import { changedFields } from '../server/admin/audit/changed-fields.ts';
import { noted } from '../server/admin/tax/noted.ts';
import type { Query } from '../server/db/db.ts';
import { type DatedRate, everywhere } from '../server/tax/check-rate.ts';
import { postalKey } from '../server/tax/sale-place.ts';
import { findStaffRate, staffRates } from '../server/tax/staff-rates.ts';
import { deleteRate, saveRate } from '../server/tax/write.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { chosenStore } from './find-store.ts';
import { listOf } from './list-of.ts';
import { namedRate } from './named-rate.ts';
import { noteChange } from './note-change.ts';
import { findLocation, type ListedStore, readLocationCodes } from './queries.ts';
import { taxTable } from './tax-table.ts';

export interface TaxOptions {
  store?: string;
}
export interface TaxAddOptions extends TaxOptions {
  location?: string;
  country?: string;
  region?: string;
  postal?: string;
  on?: string;
  from?: string;
  until?: string;
}

/** `handsell tax list`: the rates of a store, past and coming ones too. */
export function taxList(context: CommandContext, { store: called }: TaxOptions): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const rates = await staffRates(db, store.id);
    if (rates.length === 0) {
      context.terminal.print(
        `${store.name} charges no tax: npx handsell tax use ${knownCountries.join('|')}`,
      );
      return 0;
    }
    for (const line of taxTable(rates, await readLocationCodes(db, store.id))) context.terminal.print(line);
    return 0;
  });
}

/** `handsell tax add NAME=PERCENT` */
export function taxAdd(context: CommandContext, text: string, given: TaxAddOptions): Promise<ExitCode> {
  const { type, rate_ppm } = namedRate(text);
  const kinds = listOf(given.on ?? '').map(kindCalled);
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, given.store);
    const rate: DatedRate = {
      ...everywhere,
      type,
      rate_ppm,
      kinds,
      location_id: await locationCalled(db, store.id, given.location),
      country: given.country?.toUpperCase() ?? '',
      region: given.region?.toUpperCase() ?? '',
      postal_prefixes: listOf(given.postal ?? '').map(postalKey),
      valid_from: given.from ?? everywhere.valid_from,
      valid_until: given.until ?? null,
    };
    await db.tx(async (q) => {
      const { id } = await saveRate(q, store.id, null, rate);
      const after = await findStaffRate(q, store.id, id);
      if (!after) throw new Error('the rate was not written');
      await noteChange(q, store.id, 'tax/save', type, changedFields(null, noted(after)));
      for (const line of taxTable([after], await readLocationCodes(q, store.id)))
        context.terminal.print(line);
    });
    return 0;
  });
}

/** `handsell tax end NUMBER DAY`: the last day on which a rate is charged. */
export function taxEnd(
  context: CommandContext,
  number: string,
  lastDay: string,
  { store: called }: TaxOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    await db.tx(async (q) => {
      const before = await rateNumbered(q, store, number);
      await saveRate(q, store.id, before, { ...before, valid_until: lastDay });
      const after = { ...before, valid_until: lastDay, is_known: false };
      await noteChange(q, store.id, 'tax/save', before.type, changedFields(noted(before), noted(after)));
    });
    context.terminal.print(`The last day of rate ${number} is ${lastDay}.`);
    return 0;
  });
}

/** `handsell tax remove NUMBER` */
export function taxRemove(
  context: CommandContext,
  number: string,
  { store: called }: TaxOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    await db.tx(async (q) => {
      const before = await deleteRate(q, store.id, await rateNumbered(q, store, number));
      await noteChange(q, store.id, 'tax/delete', before.type, { before: noted(before) });
    });
    context.terminal.print(`Rate ${number} is removed. Placed orders keep their taxes.`);
    return 0;
  });
}

function kindCalled(name: string): TaxedKind {
  const found = taxedKinds.find((kind) => kind === name);
  if (!found)
    throw new CommandRefused(`'${name}' is not a kind of goods. The kinds are: ${taxedKinds.join(', ')}.`);
  return found;
}

async function locationCalled(q: Query, storeId: number, code: string | undefined): Promise<number | null> {
  if (code === undefined) return null;
  const found = await findLocation(q, storeId, code);
  if (found === undefined) throw new CommandRefused(`The store has no location '${code}'.`);
  return found;
}

async function rateNumbered(q: Query, store: ListedStore, number: string) {
  const rate = /^\d{1,9}$/.test(number) ? await findStaffRate(q, store.id, Number(number)) : undefined;
  if (!rate) throw new CommandRefused(`${store.name} has no rate ${number}: npx handsell tax list`);
  return rate;
}
