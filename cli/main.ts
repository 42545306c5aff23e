import { constants, setPriority } from 'node:os';
import { Command, CommanderError } from 'commander';
import { staffRoles } from '../contract/admin/permissions.ts';
import { taxedKinds } from '../contract/goods-kind.ts';
import { connectCommand } from '../server/db/connect.ts';
import { readEnv } from '../server/env.ts';
import { coverWeb } from '../server/import/covers/cover-host.ts';
import { imageStore } from '../server/providers/images/index.ts';
import { shippedKinds, shippingBases } from '../server/shipping/shipping-rate.ts';
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
import {
  type GiftcardBlockOptions,
  type GiftcardIssueOptions,
  type GiftcardOptions,
  giftcardBalance,
  giftcardBlock,
  giftcardIssue,
  giftcardList,
} from './giftcard.ts';
import { importCovers } from './import-covers.ts';
import { type ImportCsvOptions, importCsv } from './import-csv.ts';
import { type ImportOnixOptions, importOnix } from './import-onix.ts';
import { type ImportStockOptions, importStock } from './import-stock.ts';
import { mailFailed, mailRetry } from './mail.ts';
import { migrateCommand } from './migrate.ts';
import { move } from './move.ts';
import { openShopDb } from './open-shop-db.ts';
import { type OrderListOptions, orderList } from './order-list.ts';
import { type OrderOptions, type OrderStepOptions, orderShow, orderStep } from './order-steps.ts';
import {
  type PromotionAddOptions,
  type PromotionStoreOptions,
  promotionAdd,
  promotionEnd,
  promotionList,
  promotionRemove,
} from './promotion.ts';
import { type RestoreOptions, restore } from './restore.ts';
import { sentenceFor } from './sentence-for.ts';
import {
  type ShippingAddOptions,
  type ShippingStoreOptions,
  shippingAdd,
  shippingEnd,
  shippingList,
  shippingRemove,
} from './shipping.ts';
import {
  type StaffAddOptions,
  type StaffOptions,
  type StaffRoleOptions,
  staffAdd,
  staffList,
  staffPassword,
  staffRemove,
  staffRole,
} from './staff.ts';
import { type StoreCreateOptions, storeCreate } from './store-create.ts';
import { storeList } from './store-list.ts';
import { storeSet } from './store-set.ts';
import { storeSettings } from './store-settings.ts';
import { type TaxAddOptions, type TaxOptions, taxAdd, taxEnd, taxList, taxRemove } from './tax.ts';
import { type TaxUseOptions, taxUse } from './tax-use.ts';
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
    code = await work({
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
      signal: stop,
    });
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
    .command('role <email> <role>')
    .description('give a member another role')
    .option(...atLocation)
    .option(...ofStore)
    .action((email: string, role: string, options: StaffRoleOptions) =>
      run((c) => staffRole(c, email, role, options)),
    );
  staff
    .command('password <email>')
    .description('set a new password, print it, and end their sessions')
    .option(...ofStore)
    .action((email: string, options: StaffOptions) => run((c) => staffPassword(c, email, options)));
  staff
    .command('remove <email>')
    .description('remove a member from the store')
    .option(...ofStore)
    .action((email: string, options: StaffOptions) => run((c) => staffRemove(c, email, options)));
  const tax = program.command('tax').description('what a store charges on its sales');
  tax
    .command('list')
    .description('the rates of a store, past and coming ones too')
    .option(...ofStore)
    .action((options: TaxOptions) => run((c) => taxList(c, options)));
  tax
    .command('use <country>')
    .description('write the rates that Handsell knows: CA or US; your own rates stay')
    .option(
      '--registered <codes>',
      'states or provinces whose tax the store collects, such as ME,NH; those of its locations by default',
    )
    .option('--dry-run', 'only show the rates')
    .option(...ofStore)
    .action((country: string, options: TaxUseOptions) => run((c) => taxUse(c, country, options)));
  tax
    .command('add <name=percent>')
    .description('a rate of your own, such as "County tax=1.25"; rates of one name add up')
    .option('--country <code>', 'where it applies; everywhere by default')
    .option('--region <code>', 'state or province, such as ME')
    .option('--postal <beginnings>', 'only postal codes that begin so, such as 041,04210')
    .option('--location <code>', 'only what is sold at this location')
    .option('--on <kinds>', `only these, of ${taxedKinds.join(', ')}`)
    .option('--from <day>', 'its first day, such as 2027-01-01')
    .option('--until <day>', 'its last day')
    .option(...ofStore)
    .action((text: string, options: TaxAddOptions) => run((c) => taxAdd(c, text, options)));
  tax
    .command('end <number> <day>')
    .description('the last day on which a rate is charged')
    .option(...ofStore)
    .action((number: string, day: string, options: TaxOptions) =>
      run((c) => taxEnd(c, number, day, options)),
    );
  tax
    .command('remove <number>')
    .description('a rate that was wrong; placed orders keep their taxes')
    .option(...ofStore)
    .action((number: string, options: TaxOptions) => run((c) => taxRemove(c, number, options)));
  const shipping = program.command('shipping').description('what a store charges for shipping');
  shipping
    .command('list')
    .description('the shipping rates of a store, past and coming ones too')
    .option(...ofStore)
    .action((options: ShippingStoreOptions) => run((c) => shippingList(c, options)));
  shipping
    .command('add <name>')
    .description(
      'a way of shipping, by the name that shoppers read; of one name, the narrowest place applies',
    )
    .option('--country <code>', 'where to; everywhere by default')
    .option('--region <codes>', 'states or provinces, such as ME,NH')
    .option('--postal <codes>', 'postal codes by beginning or range, such as 041,04210-04219')
    .option('--on <kinds>', `only these, of ${shippedKinds.join(', ')}`)
    .option('--price <money>', 'such as 4.00')
    .option('--by <what>', `what the price grows with: ${shippingBases.join(', ')}`)
    .option('--first <size>', 'what the price is for, such as 1lb, 500g, 1, or 25.00')
    .option('--step <size>', 'each further step')
    .option('--step-price <money>', 'what a further step costs')
    .option('--least <size>', 'only for orders of at least so much')
    .option('--most <size>', 'only for orders of at most so much')
    .option('--free-from <money>', 'free for orders of so much')
    .option('--days <range>', 'business days until it arrives, such as 3-7')
    .option('--tbd', 'you compute the price after the order')
    .option('--from <day>', 'its first day, such as 2027-01-01')
    .option('--until <day>', 'its last day')
    .option(...ofStore)
    .action((name: string, options: ShippingAddOptions) => run((c) => shippingAdd(c, name, options)));
  shipping
    .command('end <number> <day>')
    .description('the last day of a rate')
    .option(...ofStore)
    .action((number: string, day: string, options: ShippingStoreOptions) =>
      run((c) => shippingEnd(c, number, day, options)),
    );
  shipping
    .command('remove <number>')
    .description('a rate that was wrong; placed orders keep what they were charged')
    .option(...ofStore)
    .action((number: string, options: ShippingStoreOptions) =>
      run((c) => shippingRemove(c, number, options)),
    );
  const promotion = program.command('promotion').description('what a store takes off its prices');
  promotion
    .command('list')
    .description('the promotions of a store, past and coming ones too')
    .option(...ofStore)
    .action((options: PromotionStoreOptions) => run((c) => promotionList(c, options)));
  promotion
    .command('add <name>')
    .description('a promotion, by the name that shoppers read; without a code it is automatic')
    .option('--percent <number>', 'off the price; with --buy, off the copies that are reduced')
    .option('--amount <money>', 'off the whole, such as 5.00')
    .option('--buy <copies>', 'copies to buy, of which --get more are free or reduced')
    .option('--get <copies>', 'copies that are free or reduced: the cheapest')
    .option('--free-shipping', 'no charge for shipping')
    .option('--code <code>', 'at most 15 letters, digits, and hyphens')
    .option('--list <name>', 'only on the titles of this list')
    .option('--subject <code>', 'only on this subject and those below it')
    .option('--condition <name>', 'only on new, used, or remainder copies')
    .option('--format <name>', 'only on this format, such as Hardcover')
    .option('--minimum <money>', 'for so much of what it’s on')
    .option('--from <moment>', 'such as 2027-06-01, or 2027-06-01T09:00 by the store’s clock')
    .option('--until <moment>', 'its last day or minute')
    .option('--uses <count>', 'orders that can use it')
    .option('--once', 'one order per customer')
    .option('--combine', 'together with others that combine')
    .option(...ofStore)
    .action((name: string, options: PromotionAddOptions) => run((c) => promotionAdd(c, name, options)));
  promotion
    .command('end <number> <moment>')
    .description('the last day or minute of a promotion')
    .option(...ofStore)
    .action((number: string, moment: string, options: PromotionStoreOptions) =>
      run((c) => promotionEnd(c, number, moment, options)),
    );
  promotion
    .command('remove <number>')
    .description('a promotion that was wrong; placed orders keep their discounts')
    .option(...ofStore)
    .action((number: string, options: PromotionStoreOptions) =>
      run((c) => promotionRemove(c, number, options)),
    );
  const giftcard = program.command('giftcard').description('gift cards of a store, and what is on them');
  giftcard
    .command('list')
    .description('the newest cards, without their numbers')
    .option(...ofStore)
    .action((options: GiftcardOptions) => run((c) => giftcardList(c, options)));
  giftcard
    .command('issue <amount>')
    .description('a card with an amount such as 25.00; prints its number and PIN once')
    .option('--no-pin', 'a card that is spent by its number alone')
    .option('--note <text>', 'what it is for')
    .option(...ofStore)
    .action((amount: string, options: GiftcardIssueOptions) => run((c) => giftcardIssue(c, amount, options)));
  giftcard
    .command('balance <number>')
    .description('what is on a card, and how it came to be; by the number on the card or in the list')
    .option(...ofStore)
    .action((number: string, options: GiftcardOptions) => run((c) => giftcardBalance(c, number, options)));
  giftcard
    .command('block <number>')
    .description('keep a card from being spent, such as a lost one')
    .option('--off', 'let it be spent again')
    .option(...ofStore)
    .action((number: string, options: GiftcardBlockOptions) => run((c) => giftcardBlock(c, number, options)));
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
  const steps = [
    ['ready', 'ready', 'its books are set aside: tells the customer'],
    ['collected', 'collect', 'the customer has it'],
    ['cancel', 'cancel', 'it won’t be picked up: tells the customer, and copies go back on the shelf'],
  ] as const;
  for (const [command, step, description] of steps) {
    const taken = orders
      .command(`${command} <number>`)
      .description(description)
      .option(...whose);
    if (step === 'ready') taken.option('--arrived', 'its pre-orders and special orders are here, too');
    taken.action((number: string, options: OrderStepOptions) =>
      run((c) => orderStep(c, step, number, options)),
    );
  }
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
    .requiredOption('--host <name>', 'its host name, such as books.example')
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
