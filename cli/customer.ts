import { findPerson, forgetPerson, personData } from '../server/account/person.ts';
import { markFormerSite } from '../server/account/write.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { findStore } from './find-store.ts';
import { noteChange } from './note-change.ts';

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
    const told = await personData(db, store.id, email);
    if (!told) throw unknown(email, store.name);
    context.terminal.print(JSON.stringify(told, null, 2));
    return 0;
  });
}

export interface EraseOptions extends CustomerOptions {
  /** Orders that may still be waited for as well. */
  now?: boolean;
}

/** `handsell customer erase EMAIL`: the account with all that is its own, and the person's name out of every order. */
export function customerErase(
  context: CommandContext,
  email: string,
  { store: called, now = false }: EraseOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await findStore(db, called);
    const gone = await db.tx((q) => forgetPerson(q, store.id, email, { now }));
    const { over, waiting, until } = gone.orders;
    if (!gone.account && over + waiting + gone.forms + gone.rsvps + gone.alerts + gone.newsletter === 0)
      throw unknown(email, store.name);
    const sentences = [
      gone.account ? 'The account was deleted.' : 'There was no account.',
      over === 1 ? '1 order no longer says who placed it.' : `${over} orders no longer say who placed them.`,
      ...(until ? [waitingText(waiting, until)] : []),
      ...(gone.forms === 1 ? ['1 form was deleted.'] : []),
      ...(gone.forms > 1 ? [`${gone.forms} forms were deleted.`] : []),
      ...(gone.rsvps === 1 ? ['1 RSVP was deleted.'] : []),
      ...(gone.rsvps > 1 ? [`${gone.rsvps} RSVPs were deleted.`] : []),
      ...(gone.alerts === 1 ? ['1 alert was deleted.'] : []),
      ...(gone.alerts > 1 ? [`${gone.alerts} alerts were deleted.`] : []),
      ...(gone.newsletter > 0
        ? ['The sign-up for the newsletter was deleted here; the service that sends it has its own list.']
        : []),
    ];
    context.terminal.print(sentences.join(' '));
    return 0;
  });
}

function waitingText(orders: number, until: Date): string {
  const day = until.toISOString().slice(0, 10);
  return orders === 1
    ? `1 order may still be picked up: it keeps the name until ${day}, then loses it automatically. Use --now to remove it right away.`
    : `${orders} orders may still be picked up: they keep the name until ${day} at the latest, then lose it automatically. Use --now to remove it right away.`;
}

export interface FormerSiteOptions extends CustomerOptions {
  off?: boolean;
}

/** `handsell customer former-site EMAIL`: hands shoppers who buy for this account over to the address in V1_URL. */
export function customerFormerSite(
  context: CommandContext,
  email: string,
  { store: called, off = false }: FormerSiteOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await findStore(db, called);
    const { account } = await findPerson(db, store.id, email);
    if (!account) throw unknown(email, store.name);
    await db.tx(async (q) => {
      const before = { former_site: await markFormerSite(q, account.id, !off) };
      const after = { former_site: !off };
      await noteChange(q, store.id, 'customer/formerSite', account.san, { before, after });
    });
    context.terminal.print(
      off ? 'This account buys here.' : 'This account buys at the former site, where V1_URL names one.',
    );
    return 0;
  });
}

const unknown = (email: string, store: string) =>
  new CommandRefused(`${store} has no customer with the email address '${email}'.`);
