import { knownCountries } from '../contract/admin/tax.ts';
import { noted } from '../server/admin/tax/noted.ts';
import { pickupPlace } from '../server/cart/pickup-place.ts';
import type { Query } from '../server/db/db.ts';
import { loadStores } from '../server/store/stores.ts';
import { type KnownCountry, knownRates, regionsWithTax } from '../server/tax/known/known-rates.ts';
import { staffRates } from '../server/tax/staff-rates.ts';
import { replaceKnownRates } from '../server/tax/write.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { counted } from './figures.ts';
import { chosenStore } from './find-store.ts';
import { listOf } from './list-of.ts';
import { noteChange } from './note-change.ts';
import { type ListedStore, readLocationCodes } from './queries.ts';
import type { TaxOptions } from './tax.ts';
import { taxTable } from './tax-table.ts';

export interface TaxUseOptions extends TaxOptions {
  /** 'ME,NH' */
  registered?: string;
  dryRun?: boolean;
}
/**
 * `handsell tax use COUNTRY`: writes the rates that Handsell knows, in place of those it wrote before, and lists them. Without
 * `registered`, takes the states or provinces in which the store has a location.
 */
export function taxUse(
  context: CommandContext,
  country: string,
  { store: called, registered, dryRun = false }: TaxUseOptions,
): Promise<ExitCode> {
  const known = knownCountries.find((code) => code === country.toUpperCase());
  if (!known) throw new CommandRefused(`Handsell knows the rates of ${knownCountries.join(' and ')}.`);
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const regions =
      registered === undefined
        ? await regionsOf(db, store, known)
        : listOf(registered).map((r) => r.toUpperCase());
    const rates = knownRates(known, regions);
    const { print } = context.terminal;
    const { before, after } = dryRun
      ? { before: [], after: rates }
      : await db.tx(async (q) => {
          const written = await replaceKnownRates(q, store.id, known, rates);
          const detail = { before: written.before.map(noted), after: written.after.map(noted) };
          await noteChange(q, store.id, 'tax/useKnown', known, detail);
          return written;
        });
    const codes = await readLocationCodes(db, store.id);
    for (const line of taxTable(after, codes)) print(line);
    print(
      dryRun
        ? `Nothing is written: without --dry-run ${store.name} charges these.`
        : `${store.name} charges these${before.length > 0 ? `, in place of ${counted(before.length, 'rate')} from before` : ''}.`,
    );
    const own = (await staffRates(db, store.id)).filter(
      (rate) => !rate.is_known && (rate.country === known || rate.country === ''),
    );
    if (own.length > 0) {
      print(
        'These rates of your own are charged as well. Remove what is now there twice: npx handsell tax remove <No.>',
      );
      for (const line of taxTable(own, codes)) print(line);
    }
    return 0;
  });
}

/** Where the store has locations, of the regions with a tax of their own. */
async function regionsOf(q: Query, { webstore_name }: ListedStore, country: KnownCountry): Promise<string[]> {
  const store = (await loadStores(q, { baseUrl: '', port: 0 })).byName(webstore_name);
  const places = store?.locations.map(({ location_id }) => pickupPlace(store, location_id)) ?? [];
  const here = new Set(places.flatMap((place) => (place.country === country ? [place.region] : [])));
  if ([...here].every((region) => region === ''))
    throw new CommandRefused(
      `Say where the store is registered for its tax, as in --registered ${regionsWithTax(country)[0]}.`,
    );
  return [...here].filter(Boolean);
}
