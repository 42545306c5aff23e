import { findPerson } from '../server/account/person.ts';
import type { Query } from '../server/db/db.ts';
import { endExemptions, saveExemption } from '../server/tax/exemption.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import type { CustomerOptions } from './customer.ts';
import { findStore } from './find-store.ts';
import { noteChange } from './note-change.ts';
import type { ListedStore } from './queries.ts';

export interface ExemptOptions extends CustomerOptions {
  country: string;
  region?: string;
  tax?: string;
  until?: string;
}

/** `handsell customer exempt EMAIL NUMBER`: the account pays no tax, or not this one, where the certificate holds. */
export function customerExempt(
  context: CommandContext,
  email: string,
  number: string,
  { store: called, country, region = '', tax = '', until }: ExemptOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await findStore(db, called);
    const exemption = {
      number: number.trim(),
      country: country.toUpperCase(),
      region: region.toUpperCase(),
      tax_type: tax,
      valid_until: until ?? null,
    };
    await db.tx(async (q) => {
      const { id, san } = await accountOf(q, store, email);
      await saveExemption(q, id, exemption);
      await noteChange(q, store.id, 'customer/exempt', san, { after: exemption });
    });
    const where = [exemption.country, exemption.region].filter(Boolean).join('-');
    context.terminal.print(
      `${email} pays no ${tax || 'tax'} in ${where}${until ? ` until ${until}` : ''}: orders show the number ${exemption.number}.`,
    );
    return 0;
  });
}

/** `handsell customer taxed EMAIL`: ends all exemptions of the account. */
export function customerTaxed(
  context: CommandContext,
  email: string,
  { store: called }: CustomerOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await findStore(db, called);
    await db.tx(async (q) => {
      const { id, san } = await accountOf(q, store, email);
      const before = await endExemptions(q, id);
      if (before.length === 0) throw new CommandRefused(`${email} is exempt from no tax.`);
      await noteChange(q, store.id, 'customer/taxed', san, { before });
    });
    context.terminal.print(`${email} pays all taxes again.`);
    return 0;
  });
}

async function accountOf(q: Query, store: ListedStore, email: string): Promise<{ id: number; san: string }> {
  const { account } = await findPerson(q, store.id, email);
  if (!account) throw new CommandRefused(`${store.name} has no account with the email address '${email}'.`);
  return account;
}
