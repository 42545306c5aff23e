import type { Command } from 'commander';
import { taxedKinds } from '../contract/goods-kind.ts';
import { shippedKinds, shippingBases } from '../contract/shipping-rate.ts';
import {
  type ShippingConnectOptions,
  shippingCarriers,
  shippingConnect,
  shippingDisconnect,
} from './carrier-connect.ts';
import type { CommandContext, ExitCode } from './command.ts';
import {
  type GiftcardBlockOptions,
  type GiftcardIssueOptions,
  type GiftcardOptions,
  giftcardBalance,
  giftcardBlock,
  giftcardIssue,
  giftcardList,
} from './giftcard.ts';
import {
  type PaymentConnectOptions,
  type PaymentDisconnectOptions,
  paymentAccountList,
  paymentConnect,
  paymentDisconnect,
} from './payment-connect.ts';
import { type PaymentListOptions, paymentList } from './payment-list.ts';
import {
  type PromotionAddOptions,
  type PromotionStoreOptions,
  promotionAdd,
  promotionEnd,
  promotionList,
  promotionRemove,
} from './promotion.ts';
import {
  type ShippingAddOptions,
  type ShippingStoreOptions,
  shippingAdd,
  shippingEnd,
  shippingList,
  shippingRemove,
} from './shipping.ts';
import { type TaxAddOptions, type TaxOptions, taxAdd, taxEnd, taxList, taxRemove } from './tax.ts';
import { type TaxUseOptions, taxUse } from './tax-use.ts';

type Run = (work: (context: CommandContext) => Promise<ExitCode>) => Promise<void>;

/** The commands about what a store charges, takes off, and sells for later: tax, shipping, promotion, giftcard, payment. */
export function moneyCommands(program: Command, run: Run): void {
  const ofStore = ['--store <name>', 'the store; required if there are several'] as const;
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
    .command('connect <webstore_name> <carrier>')
    .description('connect a store to usps or canada-post: asks for the keys, or reads them line by line')
    .option('--live', 'real prices; the environment for tests by default')
    .action((store: string, carrier: string, options: ShippingConnectOptions) =>
      run((c) => shippingConnect(c, store, carrier, options)),
    );
  shipping
    .command('disconnect <webstore_name> <carrier>')
    .description('forget the keys of a carrier')
    .action((store: string, carrier: string) => run((c) => shippingDisconnect(c, store, carrier)));
  shipping
    .command('carriers')
    .description('which store is connected to which carrier, and how that has answered lately')
    .action(() => run(shippingCarriers));
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
    .option('--order <number>', 'the order that it is given for, as goodwill')
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
  const payment = program.command('payment').description('payment providers, and payments at them');
  payment
    .command('connect <webstore_name> <provider>')
    .description('connect a store to a vendor: asks for the keys, or reads them line by line')
    .option('--live', 'take real money; test mode by default')
    .action((store: string, vendor: string, options: PaymentConnectOptions) =>
      run((c) => paymentConnect(c, store, vendor, options)),
    );
  payment
    .command('disconnect <webstore_name> <provider>')
    .description('forget the keys of a provider')
    .option('--force', 'even if payments there are not finished')
    .action((store: string, vendor: string, options: PaymentDisconnectOptions) =>
      run((c) => paymentDisconnect(c, store, vendor, options)),
    );
  payment
    .command('accounts')
    .description('which store is connected to which provider')
    .action(() => run(paymentAccountList));
  payment
    .command('list')
    .description('the newest 100, also money that no order is due for')
    .option(
      '--needs-care',
      'only those whose end is not known, refused refunds and charges, and money without an order',
    )
    .option(...ofStore)
    .action((options: PaymentListOptions) => run((c) => paymentList(c, options)));
}
