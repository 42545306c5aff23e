import { vendorProvider } from '../server/payment/payment-accounts.ts';
import { unfinishedAt } from '../server/payment/staff-payments.ts';
import { isConnected, type Vendor, vendors } from '../server/payment/vendor-accounts.ts';
import type { PaymentProvider } from '../server/providers/payment/payment.ts';
import { PaymentNotSent } from '../server/providers/payment/payment.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { askKeys, saveKeys, storeCalled, storesOf } from './connected-store.ts';
import { vendorTexts } from './payment-vendors.ts';

export interface PaymentConnectOptions {
  live?: boolean;
}
export interface PaymentDisconnectOptions {
  force?: boolean;
}

/** `handsell payment connect NAME stripe|paypal`: asks for the keys, checks them at the vendor, and stores them sealed. */
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
    const { name, keys, steps } = vendorTexts[vendor];
    print(`The address of the webhook at ${name}: ${store.origin}/webhooks/${vendor}`);
    for (const line of steps) print(line);
    const values = { ...(await askKeys(context, keys)), [`checkout_info.${vendor}_live`]: live };
    const checked = await keysWork(vendorProvider(vendor, values));
    await saveKeys(context, db, store, { action: 'payment/connect', target: vendor, values });
    if (checked === 'unknown') print(`${name} did not answer: the keys are stored, and were not checked.`);
    print(`${store.name} is connected to ${name}, ${live ? 'with real money' : 'in test mode'}.`);
    for (const line of vendorTexts[vendor].next(store.webstoreName)) print(line);
    return 0;
  });
}

/** `handsell payment disconnect NAME stripe|paypal`: forgets the keys. */
export function paymentDisconnect(
  context: CommandContext,
  called: string,
  vendorCalled: string,
  { force = false }: PaymentDisconnectOptions,
): Promise<ExitCode> {
  const vendor = vendorOf(vendorCalled);
  const { name, keys } = vendorTexts[vendor];
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await storeCalled(context, db, called);
    const unfinished = await unfinishedAt(db, store.id, vendor);
    if (unfinished > 0 && !force)
      throw new CommandRefused(
        `Payments at ${name} are not finished (${unfinished}): without the keys they cannot be charged, released or refunded. Wait until they are, or use --force.`,
      );
    const takesCards = store.own['checkout_info.card_provider'] === vendor;
    const values = {
      ...(takesCards && { 'checkout_info.card_provider': '' }),
      ...Object.fromEntries(keys.map(({ setting }) => [setting, ''])),
      [`checkout_info.${vendor}_live`]: false,
    };
    await saveKeys(context, db, store, { action: 'payment/disconnect', target: vendor, values });
    context.terminal.print(`${store.name} is no longer connected to ${name}. Delete the webhook there, too.`);
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
      for (const vendor of vendors) {
        const mode = store.own[`checkout_info.${vendor}_live`] ? 'real money' : 'test mode';
        const state = isConnected(store, vendor)
          ? `connected, ${mode}, webhook ${store.origin}/webhooks/${vendor}`
          : 'not connected';
        print(`  ${vendorTexts[vendor].name}: ${state}`);
      }
    }
    return 0;
  });
}

function vendorOf(called: string): Vendor {
  const found = vendors.find((vendor) => vendor === called.toLowerCase());
  if (!found)
    throw new CommandRefused(`There is no adapter for '${called}', only for ${vendors.join(', ')}.`);
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
