import type { Command } from 'commander';
import { registryPath } from '../contract/gift-registry-rules.ts';
import type { Query } from '../server/db/db.ts';
import {
  editableRegistry,
  type StaffRegistry,
  staffRegistries,
  staffRegistry,
} from '../server/registry/staff-registries.ts';
import { addWish, dropWish } from '../server/registry/write.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { chosenStore } from './find-store.ts';
import { noteChange } from './note-change.ts';
import { textTable } from './text-table.ts';

export interface RegistryOptions {
  store?: string;
}
export interface RegistryAddOptions extends RegistryOptions {
  copies?: string;
}

/** `handsell registry list`: the gift registries of a store's customers. */
export function registryList(context: CommandContext, { store: called }: RegistryOptions): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const registries = await staffRegistries(db, store.id);
    const lines =
      registries.length === 0 ? [`${store.name} has no gift registries.`] : registryTable(registries);
    for (const line of lines) context.terminal.print(line);
    return 0;
  });
}

/** `handsell registry show ID`: what a registry asks for, and what was bought. Never shows its address. */
export function registryShow(
  context: CommandContext,
  id: string,
  { store: called }: RegistryOptions,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const registry = await staffRegistry(db, store.id, numberOf(id));
    const { title, occasion, owner_name, deadline, store_can_edit } = registry;
    context.terminal.print(
      `${title} (${occasion}), a registry of ${owner_name}: ${registryPath(registry.id)}`,
    );
    if (deadline) context.terminal.print(`Open until ${deadline}.`);
    context.terminal.print(store_can_edit ? 'The store may change it.' : 'Only its owner may change it.');
    for (const line of itemTable(registry)) context.terminal.print(line);
    return 0;
  });
}

/** `handsell registry add ID ISBN`: adds copies of a book, where the owner lets the store do so (REG-021). */
export function registryAdd(
  context: CommandContext,
  id: string,
  isbn: string,
  { store, copies = '1' }: RegistryAddOptions,
): Promise<ExitCode> {
  if (!/^[1-9]\d{0,2}$/.test(copies)) throw new CommandRefused('--copies is a number from 1 to 999.');
  return change(context, store, id, 'registry/add', async (q, registry) => {
    await addWish(q, registry.id, isbn, Number(copies));
    return { isbn, copies: Number(copies) };
  });
}

/** `handsell registry remove ID ISBN`: takes a book out, where the owner lets the store do so. */
export function registryRemove(
  context: CommandContext,
  id: string,
  isbn: string,
  { store }: RegistryOptions,
): Promise<ExitCode> {
  return change(context, store, id, 'registry/remove', async (q, registry) => {
    await dropWish(q, registry.id, isbn);
    return { isbn };
  });
}

function change(
  context: CommandContext,
  called: string | undefined,
  id: string,
  action: string,
  work: (q: Query, registry: StaffRegistry) => Promise<Record<string, unknown>>,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const store = await chosenStore(db, called);
    const after = await db.tx(async (q) => {
      const registry = await editableRegistry(q, store.id, numberOf(id));
      await noteChange(q, store.id, action, id, await work(q, registry));
      return staffRegistry(q, store.id, registry.id);
    });
    for (const line of itemTable(after)) context.terminal.print(line);
    return 0;
  });
}

function numberOf(id: string): number {
  if (!/^\d{1,15}$/.test(id)) throw new CommandRefused(`'${id}' is not the number of a gift registry.`);
  return Number(id);
}

const bought = (items: StaffRegistry['items']) =>
  `${items.reduce((sum, item) => sum + Math.min(item.purchased, item.quantity), 0)} of ${items.reduce((sum, item) => sum + item.quantity, 0)}`;

const registryTable = (registries: readonly StaffRegistry[]) =>
  textTable(
    ['Number', 'Title', 'Occasion', 'Owner', 'Until', 'Bought', 'Seen by'],
    registries.map((one) => [
      String(one.id),
      one.title,
      one.occasion,
      one.owner_name,
      one.deadline ?? '',
      bought(one.items),
      one.visibility,
    ]),
  );

const itemTable = ({ items }: StaffRegistry) =>
  textTable(
    ['ISBN', 'Title', 'Asked for', 'Bought'],
    items.map((item) => [item.eisbn, item.title, String(item.quantity), String(item.purchased)]),
  );

type Run = (work: (context: CommandContext) => Promise<ExitCode>) => Promise<void>;

/** The commands about gift registries. */
export function registryCommands(program: Command, run: Run): void {
  const ofStore = ['--store <name>', 'the store; required if there are several'] as const;
  const registry = program.command('registry').description('gift registries of customers');
  registry
    .command('list')
    .description('list a store’s gift registries, newest first')
    .option(...ofStore)
    .action((options: RegistryOptions) => run((c) => registryList(c, options)));
  registry
    .command('show <number>')
    .description('what a registry asks for, and what was bought')
    .option(...ofStore)
    .action((id: string, options: RegistryOptions) => run((c) => registryShow(c, id, options)));
  registry
    .command('add <number> <isbn>')
    .description('add a book, if the owner lets the store change the registry')
    .option('--copies <count>', 'how many; 1 by default')
    .option(...ofStore)
    .action((id: string, isbn: string, options: RegistryAddOptions) =>
      run((c) => registryAdd(c, id, isbn, options)),
    );
  registry
    .command('remove <number> <isbn>')
    .description('remove a book, if the owner lets the store change the registry')
    .option(...ofStore)
    .action((id: string, isbn: string, options: RegistryOptions) =>
      run((c) => registryRemove(c, id, isbn, options)),
    );
}
