import { constants, setPriority } from 'node:os';
import { Command, CommanderError } from 'commander';
import { staffRoles } from '../contract/admin/permissions.ts';
import { connectCommand } from '../server/db/connect.ts';
import { readEnv } from '../server/env.ts';
import { coverWeb } from '../server/import/covers/cover-host.ts';
import { needsCopies } from '../server/order/order-status.ts';
import { imageStore } from '../server/providers/images/index.ts';
import { openAsk } from './ask.ts';
import { backup } from './backup.ts';
import { type CatalogueReportOptions, catalogueReport } from './catalogue-report.ts';
import { type CommandContext, CommandRefused, type ExitCode } from './command.ts';
import {
  type CustomerOptions,
  customerErase,
  customerExport,
  customerFormerSite,
  type EraseOptions,
  type FormerSiteOptions,
} from './customer.ts';
import { customerExempt, customerTaxed, type ExemptOptions } from './customer-exempt.ts';
import { demoCommand } from './demo.ts';
import { eventCommands } from './event.ts';
import { exportCommand } from './export.ts';
import { importCovers } from './import-covers.ts';
import { type ImportCsvOptions, importCsv } from './import-csv.ts';
import { type ImportOnixOptions, importOnix } from './import-onix.ts';
import { type ImportStockOptions, importStock } from './import-stock.ts';
import { mailFailed, mailRetry } from './mail.ts';
import { migrateCommand } from './migrate.ts';
import { moneyCommands } from './money-commands.ts';
import { move } from './move.ts';
import { openShopDb } from './open-shop-db.ts';
import { type OrderListOptions, orderList } from './order-list.ts';
import { type OrderRefundOptions, orderRefund } from './order-refund.ts';
import { type OrderOptions, type OrderStepOptions, orderShow, orderStep } from './order-steps.ts';
import { quoteCommands } from './quote-commands.ts';
import { registryCommands } from './registry.ts';
import { type RestoreOptions, restore } from './restore.ts';
import { sentenceFor } from './sentence-for.ts';
import {
  type StaffAddOptions,
  type StaffOptions,
  type StaffRoleOptions,
  staffAdd,
  staffInvite,
  staffList,
  staffPassword,
  staffRemove,
  staffRole,
} from './staff.ts';
import { type StoreCreateOptions, storeCreate } from './store-create.ts';
import { storeList } from './store-list.ts';
import { storeSet } from './store-set.ts';
import { storeSettings } from './store-settings.ts';
import { themeCheck } from './theme-check.ts';

process.exitCode = await main(process.argv);

async function main(argv: string[]): Promise<ExitCode> {
  let code: ExitCode = 0;
  const stop = stopOnInterrupt();
  /** Runs a command with the shop's database; `fresh` ones may make it. */
  const run = async (work: (context: CommandContext) => Promise<ExitCode>, { fresh = false } = {}) => {
    const env = readEnv();
    const settings = {
      databaseUrl: env.DATABASE_URL,
      dataDir: env.DATA_DIR,
    };
    const { ask, close } = openAsk({ input: process.stdin, output: process.stderr });
    const context: CommandContext = {
      openDb: async () => {
        const db = await (fresh ? connectCommand(settings) : openShopDb(settings));
        // Beside a running shop the shoppers come first.
        if (db.isShared) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
        return db;
      },
      openImages: () => imageStore(env),
      openWeb: () => coverWeb(env),
      coverHost: env.COVER_URL,
      dataDir: env.DATA_DIR,
      settings: env,
      terminal: {
        print: (line) => process.stdout.write(`${line}\n`),
        isInteractive: process.stderr.isTTY === true,
      },
      ask,
      signal: stop,
    };
    try {
      code = await work(context);
    } finally {
      close();
    }
  };

  const program = new Command('handsell')
    .description('The command line of a Handsell bookshop.')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'handsell: ')) });
  const imports = program.command('import').description('load a file into the catalogue or a store');
  const collect = (value: string, before: string[]) => [...before, value];
  imports
    .command('csv <file>')
    .description('titles from a table (CSV, TSV, plain or .gz; Excel)')
    .option(
      '--map <Header=field>',
      'what a column contains, if the guess is wrong; can be repeated',
      collect,
      [],
    )
    .option('--encoding <name>', 'such as utf-8 or windows-1252; guessed by default')
    .option('--currency <code>', 'for prices without one; the store’s by default')
    .option('--store <name>', 'the store whose currency to use; the first one by default')
    .option('--dry-run', 'do everything the import does, then undo it')
    .action((file: string, options: ImportCsvOptions) => run((c) => importCsv(c, file, options)));
  imports
    .command('onix <file>')
    .description('titles from an ONIX message (2.1, 3.0, 3.1; plain or .gz)')
    .option('--currency <code>', 'for prices without one; the store’s by default')
    .option('--store <name>', 'the store whose currency to use; the first one by default')
    .option('--dry-run', 'do everything the import does, then undo it')
    .action((file: string, options: ImportOnixOptions) => run((c) => importOnix(c, file, options)));
  imports
    .command('stock <file>')
    .description('copies and prices of one store from a table (CSV, TSV, plain or .gz; Excel)')
    .requiredOption('--store <name>', 'the store (see: handsell store list)')
    .option('--location <code>', 'location for rows without one')
    .option(
      '--map <Header=field>',
      'what a column contains, if the guess is wrong; can be repeated',
      collect,
      [],
    )
    .option('--encoding <name>', 'such as utf-8 or windows-1252; guessed by default')
    .action((file: string, options: ImportStockOptions) => run((c) => importStock(c, file, options)));
  imports
    .command('covers [path]')
    .description(
      'covers: a folder or zip of pictures named by ISBN, a list of links, or what the feeds link to',
    )
    .action((path: string | undefined) => run((c) => importCovers(c, path)));
  program
    .command('catalogue')
    .description('the titles in this database')
    .command('report')
    .description('what’s missing from your titles, with a score for each')
    .option('--csv <file>', 'write a line for each title')
    .option('--worst <count>', 'how many titles to list', '20')
    .action((options: CatalogueReportOptions) => run((c) => catalogueReport(c, options)));
  const mail = program.command('mail').description('emails that weren’t delivered');
  mail
    .command('failed')
    .description('emails that failed or will be retried, and why')
    .action(() => run((c) => mailFailed(c)));
  mail
    .command('retry [id]')
    .description('resend failed emails, all of them or one')
    .action((id: string | undefined) => run((c) => mailRetry(c, id)));
  const customer = program.command('customer').description('what a store knows about a person');
  customer
    .command('export <email>')
    .description('everything the store keeps about them, as JSON')
    .requiredOption('--store <name>', 'the store (see: handsell store list)')
    .action((email: string, options: CustomerOptions) => run((c) => customerExport(c, email, options)));
  customer
    .command('erase <email>')
    .description('delete the account, and remove the name from every finished order')
    .requiredOption('--store <name>', 'the store (see: handsell store list)')
    .option('--now', 'also from orders that may still be picked up')
    .action((email: string, options: EraseOptions) => run((c) => customerErase(c, email, options)));
  customer
    .command('former-site <email>')
    .description('send purchases for this account to the former site (V1_URL)')
    .requiredOption('--store <name>', 'the store (see: handsell store list)')
    .option('--off', 'keep them here again')
    .action((email: string, options: FormerSiteOptions) => run((c) => customerFormerSite(c, email, options)));
  customer
    .command('exempt <email> <number>')
    .description('sell to an account without tax, by the number of its certificate')
    .requiredOption('--store <name>', 'the store (see: handsell store list)')
    .requiredOption('--country <code>', 'where the certificate is valid, such as US')
    .option('--region <code>', 'state or province; the whole country by default')
    .option('--tax <name>', 'only this tax, such as PST; all by default')
    .option('--until <day>', 'its last day, such as 2027-12-31')
    .action((email: string, number: string, options: ExemptOptions) =>
      run((c) => customerExempt(c, email, number, options)),
    );
  customer
    .command('taxed <email>')
    .description('end all of an account’s exemptions')
    .requiredOption('--store <name>', 'the store (see: handsell store list)')
    .action((email: string, options: CustomerOptions) => run((c) => customerTaxed(c, email, options)));
  const staff = program.command('staff').description('who works in a store, and what they can do');
  const ofStore = ['--store <name>', 'the store; required if there are several'] as const;
  const atLocation = ['--location <code>', 'where the role applies; the whole store by default'] as const;
  staff
    .command('list')
    .description('list a store’s staff')
    .option(...ofStore)
    .action((options: StaffOptions) => run((c) => staffList(c, options)));
  staff
    .command('add <email>')
    .description('add a member; prints the password of a new account')
    .requiredOption('--role <role>', staffRoles.join(', '))
    .option('--name <name>', 'the person’s name')
    .option(...atLocation)
    .option(...ofStore)
    .action((email: string, options: StaffAddOptions) => run((c) => staffAdd(c, email, options)));
  staff
    .command('invite <email>')
    .description('print a one-time link by which a person joins the staff')
    .requiredOption('--role <role>', staffRoles.join(', '))
    .option(...atLocation)
    .option(...ofStore)
    .action((email: string, options: StaffOptions & { role: string }) =>
      run((c) => staffInvite(c, email, options)),
    );
  staff
    .command('role <email> <role>')
    .description('give a member another role')
    .option(...atLocation)
    .option(...ofStore)
    .action((email: string, role: string, options: StaffRoleOptions) =>
      run((c) => staffRole(c, email, role, options)),
    );
  staff
    .command('password <email>')
    .description('set a new password, print it, turn two-step login off, and end their sessions')
    .option(...ofStore)
    .action((email: string, options: StaffOptions) => run((c) => staffPassword(c, email, options)));
  staff
    .command('remove <email>')
    .description('remove a member from the store')
    .option(...ofStore)
    .action((email: string, options: StaffOptions) => run((c) => staffRemove(c, email, options)));
  moneyCommands(program, run);
  registryCommands(program, run);
  eventCommands(program, run);
  program
    .command('theme')
    .description('how the stores look')
    .command('check')
    .description('find settings without a meaning, and colors too faint to read')
    .action(() => run(themeCheck));
  program
    .command('migrate')
    .description('bring the database to the schema of this version')
    .action(() => run(migrateCommand, { fresh: true }));
  program
    .command('demo')
    .description('fill an empty database with two demo shops')
    .action(() => run(demoCommand, { fresh: true }));
  exportCommand(program, run);
  program
    .command('backup <file>')
    .description('save the whole shop in one file, even while it’s open')
    .action((file: string) => run((c) => backup(c, file)));
  program
    .command('restore <file>')
    .description('restore a backup into an empty database and data folder')
    .option('--replace', 'delete the shop that’s there')
    .action((file: string, options: RestoreOptions) =>
      run((c) => restore(c, file, options), { fresh: true }),
    );
  program
    .command('move')
    .description('move everything from the built-in database to the empty PostgreSQL at DATABASE_URL')
    .action(() =>
      run(
        (c) => {
          const { DATABASE_URL, DATA_DIR } = readEnv();
          if (!DATABASE_URL)
            throw new CommandRefused('Set DATABASE_URL to the PostgreSQL database to move to.');
          return move(c, () => openShopDb({ databaseUrl: '', dataDir: DATA_DIR }));
        },
        { fresh: true },
      ),
    );
  const orders = program.command('order').description('what customers have ordered');
  const whose = ['--store <name>', 'the store (see: handsell store list)'] as const;
  orders
    .command('list')
    .description('recent orders, with what to set aside for whom')
    .option(...whose)
    .option('--days <count>', 'how far back', '1')
    .action((options: OrderListOptions) => run((c) => orderList(c, options)));
  orders
    .command('show <number>')
    .description('one order and what’s happened to it')
    .option(...whose)
    .action((number: string, options: OrderOptions) => run((c) => orderShow(c, number, options)));
  const line = [
    '--line <number>',
    'a line of order show, the first is 1, with all its copies; can be repeated',
    (one: string, others: string[] = []) => [...others, one],
  ] as const;
  const steps = [
    ['ready', 'ready', 'its books are set aside: tells the customer'],
    ['ship', 'ship', 'it is on its way to its address: tells the customer'],
    ['collected', 'collect', 'the customer has it'],
    [
      'cancel',
      'cancel',
      'it won’t be picked up, or the rest won’t be sent: tells the customer, and copies go back on the shelf',
    ],
  ] as const;
  for (const [command, step, description] of steps) {
    const taken = orders
      .command(`${command} <number>`)
      .description(description)
      .option(...whose);
    if (needsCopies(step)) taken.option('--arrived', 'its pre-orders and special orders are here, too');
    if (step === 'ship') {
      taken.option('--carrier <name>', 'who carries it: USPS, UPS, FedEx, Canada Post, or another');
      taken.option('--tracking <number>', 'the number under which it can be followed');
    }
    if (step === 'ship' || step === 'cancel') {
      taken.option(...line);
      taken.option('--quantity <copies>', 'so many copies of the line');
    }
    taken.action((number: string, options: OrderStepOptions) =>
      run((c) => orderStep(c, step, number, options)),
    );
  }
  orders
    .command('refund <number>')
    .description('gives back what was paid for a part of an order; cancel gives back all of it')
    .option(...line)
    .option('--quantity <copies>', 'so many copies of the line')
    .option('--shipping', 'what was paid for the delivery')
    .option('--amount <money>', 'a sum with taxes instead, such as 12.50')
    .option('--to-gift-card', 'all of it to a gift card; otherwise to the card first, then to gift cards')
    .option('--restock', 'the copies are back on the shelf')
    .option('--reason <text>', 'for the shop; the customer doesn’t see it')
    .option('--retry', 'sends again what the provider has refused')
    .option(...whose)
    .action((number: string, options: OrderRefundOptions) => run((c) => orderRefund(c, number, options)));
  quoteCommands(program, run);
  const stores = program.command('store').description('the stores in this database');
  stores
    .command('list')
    .description('names, addresses, locations')
    .action(() => run(storeList));
  stores
    .command('settings <webstore_name> [setting]')
    .description('list all settings with values and defaults, or everything about one')
    .action((store: string, setting?: string) => run((c) => storeSettings(c, store, setting)));
  stores
    .command('set <webstore_name> <setting> <value>')
    .description('change a setting: text, yes or no, a number, a comma-separated list, or JSON')
    .action((store: string, setting: string, value: string) =>
      run((c) => storeSet(c, store, setting, value)),
    );
  stores
    .command('create <name>')
    .description('create a store with one location and a home page')
    .requiredOption('--host <name>', 'its host name, such as books.example; to try it out, any name will do')
    .option('--currency <code>', 'of its prices', 'USD')
    .option('--country <code>', 'two letters', 'US')
    .option('--time-zone <name>', 'of its clock', 'America/New_York')
    .option('--street <text>', 'of its address', '')
    .option('--city <text>', '', '')
    .option('--region <text>', 'state or province', '')
    .option('--postal <code>', '', '')
    .option('--phone <number>', '', '')
    .option('--email <address>', 'where customers reach it', '')
    .option('--tax <name=percent>', 'on what is sold, such as "Sales tax=5.5"')
    .action((name: string, options: StoreCreateOptions) => run((c) => storeCreate(c, name, options)));

  try {
    await program.parseAsync(argv);
    return code;
  } catch (e) {
    // Commander has printed its message already; help is no failure.
    if (e instanceof CommanderError) return e.exitCode === 0 ? 0 : 1;
    const sentence = sentenceFor(e);
    process.stderr.write(`handsell: ${sentence ?? (e instanceof Error ? e.stack : String(e))}\n`);
    return 1;
  }
}

/** The first Ctrl+C lets the batch that is being written finish, the second one ends at once. */
function stopOnInterrupt(): AbortSignal {
  const stop = new AbortController();
  process.on('SIGINT', () => {
    if (stop.signal.aborted) process.exit(2);
    process.stderr.write('\nStopping after this batch …\n');
    stop.abort();
  });
  return stop.signal;
}
