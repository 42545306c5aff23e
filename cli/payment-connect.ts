import {
  cardVendors,
  type PaymentVendorName,
  paymentVendorNames,
} from '../contract/settings/payment/vendors.ts';
import { unfinishedAt } from '../server/payment/staff-payments.ts';
import { isConnected, isLive } from '../server/payment/vendor-accounts.ts';
import type { PaymentProvider } from '../server/providers/payment/payment.ts';
import { PaymentNotSent } from '../server/providers/payment/payment.ts';
import { vendors } from '../server/providers/payment/vendors.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { askKeys, saveKeys, storeCalled, storesOf } from './connected-store.ts';

export interface PaymentConnectOptions {
  live?: boolean;
}
export interface PaymentDisconnectOptions {
  force?: boolean;
}

/** `handsell payment connect NAME VENDOR`: asks for the keys, checks them at the vendor, and stores them sealed. */
export function paymentConnect(
  context: CommandContext,
  called: string,
  vendorCalled: string,
  { live = false }: PaymentConnectOptions,
): Promise<ExitCode> {
  const vendor = vendorOf(vendorCalled);
  return withDb(context, async (db): Promise<ExitCode> => {
    const { print } = context.terminal;
    const store = await storeCalled(context, db, called);
    const { title, keys, steps, liveSetting, open } = vendors[vendor];
    print(`The address of the webhook at ${title}: ${store.origin}/webhooks/${vendor}`);
    for (const line of steps) print(line);
    const typed = await askKeys(context, keys);
    const checked = await keysWork(open({ live, keys: typed }));
    const values = { ...typed, [liveSetting]: live };
    await saveKeys(context, db, store, { action: 'payment/connect', target: vendor, values });
    if (checked === 'unknown') print(`${title} did not answer: the keys are stored, and were not checked.`);
    print(`${store.name} is connected to ${title}, ${live ? 'with real money' : 'in test mode'}.`);
    if (takesCards(vendor))
      print(
        `To take cards: npx handsell store set ${store.webstoreName} checkout_info.card_provider ${vendor}`,
      );
    return 0;
  });
}

/** `handsell payment disconnect NAME VENDOR`: forgets the keys. */
export function paymentDisconnect(
  context: CommandContext,
  called: string,
  vendorCalled: string,
  { force = false }: PaymentDisconnectOptions,
): Promise<ExitCode> {
  const vendor = vendorOf(vendorCalled);
  const { title, keys, liveSetting } = vendors[vendor];
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await storeCalled(context, db, called);
    const unfinished = await unfinishedAt(db, store.id, vendor);
    if (unfinished > 0 && !force)
      throw new CommandRefused(
        `Payments at ${title} are not finished (${unfinished}): without the keys they cannot be charged, released or refunded. Wait until they are, or use --force.`,
      );
    const isInUse = store.own['checkout_info.card_provider'] === vendor;
    const values = {
      ...(isInUse && { 'checkout_info.card_provider': '' }),
      ...Object.fromEntries(keys.map(({ setting }) => [setting, ''])),
      [liveSetting]: false,
    };
    await saveKeys(context, db, store, { action: 'payment/disconnect', target: vendor, values });
    context.terminal.print(
      `${store.name} is no longer connected to ${title}. Delete the webhook there, too.`,
    );
    return 0;
  });
}

/** `handsell payment accounts`: which store is connected to which vendor; no keys. */
export function paymentAccountList(context: CommandContext): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const stores = (await storesOf(context, db)).all();
    for (const store of stores) {
      const { print } = context.terminal;
      const cards = store.own['checkout_info.card_provider'];
      print(`${store.name} (${store.webstoreName}): cards through ${cards || 'no provider'}`);
      for (const vendor of paymentVendorNames) {
        const mode = isLive(store, vendor) ? 'real money' : 'test mode';
        const state = isConnected(store, vendor)
          ? `connected, ${mode}, webhook ${store.origin}/webhooks/${vendor}`
          : 'not connected';
        print(`  ${vendors[vendor].title}: ${state}`);
      }
    }
    return 0;
  });
}

const takesCards = (vendor: PaymentVendorName) => cardVendors.some((name) => name === vendor);

function vendorOf(called: string): PaymentVendorName {
  const found = paymentVendorNames.find((vendor) => vendor === called.toLowerCase());
  if (!found)
    throw new CommandRefused(
      `There is no adapter for '${called}', only for ${paymentVendorNames.join(', ')}.`,
    );
  return found;
}

/** Throws `CommandRefused` with the vendor's reason. */
async function keysWork(provider: PaymentProvider): Promise<'good' | 'unknown'> {
  try {
    return await provider.check();
  } catch (e) {
    if (!(e instanceof PaymentNotSent)) throw e;
    throw new CommandRefused(`${e.message} Nothing was changed.`);
  }
}
