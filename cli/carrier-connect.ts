import { pickupPlace } from '../server/cart/pickup-place.ts';
import { orderDate } from '../server/order/order-date.ts';
import { moneyText } from '../server/pricing/money-text.ts';
import { type CarriedParcel, CarrierFailed, type CarrierRate } from '../server/providers/carrier/carrier.ts';
import {
  type CarrierName,
  carrierNames,
  carrierReach,
  carrierWith,
  isConnected,
} from '../server/shipping/carrier-accounts.ts';
import { carrierPlace } from '../server/shipping/carrier-options.ts';
import { carrierStates, forgetCarrierState } from '../server/shipping/carrier-state.ts';
import type { Store } from '../server/store/stores.ts';
import { carrierTexts } from './carrier-texts.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { askKeys, saveKeys, storeCalled, storesOf } from './connected-store.ts';

/** No shopper waits for this answer. */
const patienceMs = 20_000;

export interface ShippingConnectOptions {
  live?: boolean;
}

/** `handsell shipping connect NAME usps|canada-post`: asks for the keys, checks them at the carrier, and stores them sealed. */
export function shippingConnect(
  context: CommandContext,
  called: string,
  carrierCalled: string,
  { live = false }: ShippingConnectOptions,
): Promise<ExitCode> {
  const carrier = carrierNamed(carrierCalled);
  return withDb(context, async (db): Promise<ExitCode> => {
    const { print } = context.terminal;
    const { name, steps, keys } = carrierTexts[carrier];
    const store = await storeCalled(context, db, called);
    const parcel = parcelOf(store, carrier);
    for (const line of steps) print(line);
    const values = { ...(await askKeys(context, keys)), [`checkout_info.${carrier}_live`]: live };
    const rates = await ratesNow(store, carrier, { ...store.own, ...values }, parcel);
    await saveKeys(context, db, store, { action: 'shipping/connect', target: carrier, values });
    await forgetCarrierState(db, store.id, carrier);
    print(
      `${store.name} is connected to ${name}, ${live ? 'with its real prices' : 'in its environment for tests'}.`,
    );
    if (rates === null) print(`${name} did not answer: the keys are stored, and were not checked.`);
    else print(`A parcel of 1 kg within ${parcel.from.postal}:`);
    for (const { service, label, cents } of rates ?? [])
      print(`  ${label}, ${moneyText(cents, store.currency)} (${service})`);
    if (!store.settings.checkout_info.ship_enabled)
      print(`To ship: npx handsell store set ${store.webstoreName} checkout_info.ship_enabled yes`);
    return 0;
  });
}

/** `handsell shipping disconnect NAME usps|canada-post`: forgets the keys. */
export function shippingDisconnect(
  context: CommandContext,
  called: string,
  carrierCalled: string,
): Promise<ExitCode> {
  const carrier = carrierNamed(carrierCalled);
  return withDb(context, async (db): Promise<ExitCode> => {
    const { name, keys } = carrierTexts[carrier];
    const store = await storeCalled(context, db, called);
    const values = {
      ...Object.fromEntries(keys.map(({ setting }) => [setting, ''])),
      [`checkout_info.${carrier}_live`]: false,
    };
    await saveKeys(context, db, store, { action: 'shipping/disconnect', target: carrier, values });
    await forgetCarrierState(db, store.id, carrier);
    context.terminal.print(`${store.name} is no longer connected to ${name}.`);
    return 0;
  });
}

/** `handsell shipping carriers`: which store is connected to which carrier, and how that has answered; no keys. */
export function shippingCarriers(context: CommandContext): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const { print } = context.terminal;
    for (const store of (await storesOf(context, db)).all()) {
      print(`${store.name} (${store.webstoreName})`);
      const states = new Map((await carrierStates(db, store.id)).map((state) => [state.carrier, state]));
      for (const carrier of carrierNames) {
        const mode = store.own[`checkout_info.${carrier}_live`] ? 'real prices' : 'environment for tests';
        const state = isConnected(store, carrier) ? `connected, ${mode}` : 'not connected';
        print(`  ${carrierTexts[carrier].name}: ${state}`);
        const { answered_at, failed_at, reason } = states.get(carrier) ?? {};
        const day = (at: Date) => orderDate(at, store.timeZone, 'en-US');
        if (answered_at) print(`    has answered: ${day(answered_at)}`);
        if (failed_at) print(`    has failed: ${day(failed_at)}. ${reason}`);
      }
    }
    return 0;
  });
}

function carrierNamed(called: string): CarrierName {
  const wanted = called.toLowerCase().replace('-', '_');
  const found = carrierNames.find((name) => name === wanted);
  if (!found) throw new CommandRefused(`There is no adapter for '${called}', only for usps and canada-post.`);
  return found;
}

/** A parcel from the store to itself. Throws CommandRefused where the carrier would never be asked. */
function parcelOf(store: Store, carrier: CarrierName): CarriedParcel {
  const { name, country } = carrierTexts[carrier];
  const { currency, takes } = carrierReach[carrier];
  if (store.currency !== currency)
    throw new CommandRefused(
      `${name} has prices in ${currency}, and ${store.name} sells in ${store.currency}.`,
    );
  const from = carrierPlace(pickupPlace(store, store.locations[0]?.location_id ?? null));
  const parcel = { from, to: from, grams: 1000 };
  if (!takes(parcel))
    throw new CommandRefused(
      `${name} needs the postal code that parcels are sent from: give the first location of ${store.name} its address in ${country}.`,
    );
  return parcel;
}

/** What the carrier says with these keys; null = it does not answer. Throws CommandRefused with its reason when it refuses them. */
async function ratesNow(
  store: Store,
  carrier: CarrierName,
  keys: Record<string, unknown>,
  parcel: CarriedParcel,
): Promise<CarrierRate[] | null> {
  try {
    return await carrierWith(carrier, keys, { patienceMs }).rates(parcel, store.settings.store_info.language);
  } catch (e) {
    if (!(e instanceof CarrierFailed)) throw e;
    if (e.why === 'keys') throw new CommandRefused(`${e.message} Nothing was changed.`);
    return null;
  }
}
