import { collectData } from '../server/account/collect-data.ts';
import { findPerson, forgetPerson } from '../server/account/person.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { findStore } from './find-store.ts';
import { markFormerSite } from './queries.ts';

export interface CustomerOptions {
  store: string;
}

/** `handsell customer export EMAIL`: everything the shop keeps about a person, as JSON. */
export function customerExport(
  context: CommandContext,
  email: string,
  { store: called }: CustomerOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await findStore(db, called);
    const person = await findPerson(db, store.id, email);
    if (!person.account && person.orders.length === 0 && person.forms.length === 0)
      throw unknown(email, store.name);
    const data = person.account ? await collectData(db, person.account.id) : {};
    const { orders, forms } = person;
    const told = { ...data, orders_by_email: orders, forms_by_email: forms };
    context.terminal.print(JSON.stringify(told, null, 2));
    return 0;
  });
}

/** `handsell customer erase EMAIL`: the account with all that is its own, and the person's name out of every order. */
export function customerErase(
  context: CommandContext,
  email: string,
  { store: called }: CustomerOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await findStore(db, called);
    const gone = await db.tx((q) => forgetPerson(q, store.id, email));
    if (!gone.account && gone.orders === 0 && gone.forms === 0) throw unknown(email, store.name);
    const forms = gone.forms === 1 ? ' 1 form is deleted.' : ` ${gone.forms} forms are deleted.`;
    const orders = gone.orders === 1 ? '1 order' : `${gone.orders} orders`;
    context.terminal.print(
      `${gone.account ? 'The account is deleted. ' : 'There was no account. '}${orders} no longer ${gone.orders === 1 ? 'says' : 'say'} who placed ${gone.orders === 1 ? 'it' : 'them'}.${gone.forms > 0 ? forms : ''}`,
    );
    return 0;
  });
}

export interface FormerSiteOptions extends CustomerOptions {
  off?: boolean;
}

/** `handsell customer former-site EMAIL`: whoever buys for this account is handed over to the address in V1_URL. */
export function customerFormerSite(
  context: CommandContext,
  email: string,
  { store: called, off = false }: FormerSiteOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await findStore(db, called);
    const { account } = await findPerson(db, store.id, email);
    if (!account) throw unknown(email, store.name);
    await markFormerSite(db, account.id, !off);
    context.terminal.print(
      off ? 'This account buys here.' : 'This account buys at the former site, where V1_URL names one.',
    );
    return 0;
  });
}

const unknown = (email: string, store: string) =>
  new CommandRefused(`${store} knows nobody with the email address '${email}'.`);
