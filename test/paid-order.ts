import pino from 'pino';
import { issueCard } from '../server/giftcard/issue-card.ts';
import { sendMail } from '../server/jobs/send-mail.ts';
import { settlePayments } from '../server/jobs/settle-payments.ts';
import { fakeMail } from '../server/providers/mail/fake-mail.ts';
import { signUp } from './accounts.ts';
import { aPromotion, takesCodes } from './promoting-shop.ts';
import { testSandbox } from './sandbox.ts';
import type { SellingShop } from './selling-shop.ts';
import { aRate, delivers } from './shipping-shop.ts';

export const portland = {
  name: 'Ada Marsh',
  phone_number: '(207) 555-0199',
  street_address: '12 Exchange Street',
  city: 'Portland',
  country: 'US',
  province: 'ME',
  postal_code: '04101',
};

const settings = {
  store_info: { email: 'desk@cove.example' },
  checkout_info: {
    ...delivers.checkout_info,
    ...takesCodes.checkout_info,
    local_delivery_enabled: false,
    card_provider: 'sandbox',
  },
};

/**
 * An order that was paid with a card at the sandbox, unless `choice` is another, and, unless `giftCard` is 0, in part with a gift card of so many cents. By default
 * three copies for 18.00 and one for 9.99, 10 % off, shipped for 5.00, with 5.5 % tax on everything: 48.60 + 8.99 + 5.00 and 3.44.
 */
export async function paidOrder(
  open: (with_: { settings: object }) => Promise<SellingShop>,
  {
    giftCard = 2500,
    onHand = 5,
    pickup = false,
    testCard = '4242424242424242',
    choice = 'credit_card',
  }: {
    giftCard?: number;
    onHand?: number;
    pickup?: boolean;
    testCard?: string;
    choice?: 'credit_card' | 'pickup' | 'contact' | 'not_required';
  } = {},
) {
  const shop = await open({ settings });
  const { t, store, reader } = shop;
  const sandbox = testSandbox();
  t.shop.payments = { open: async (of) => sandbox.open({ account: of.webstoreName }) };
  await aPromotion(shop);
  await aRate(shop);
  await t.db.query(
    `insert into tax_rate (store_id, type, rate_ppm, country, region) values ($1, 'Sales tax', 55000, '', '')`,
    [store.id],
  );
  await signUp(reader);
  const books = [
    await shop.aBook(onHand, { title: 'Salt Roads', list_price_usa: 1800 }),
    await shop.aBook(onHand, { title: 'Tide Tables', list_price_usa: 999 }),
  ] as const;
  await reader.get('cart/add', { eisbn: books[0].eisbn, quantity: 3 });
  await reader.get('cart/add', { eisbn: books[1].eisbn });
  if (!pickup) {
    const { address_id } = await reader.get('address/create', portland);
    await reader.get('checkout/setShipping', { address_id });
  }
  const card = giftCard
    ? await t.db.tx((q) =>
        issueCard(q, t.shop.secret, { storeId: store.id, currency: 'USD', amount: giftCard, withPin: false }),
      )
    : { id: 0, number: '' };
  if (giftCard) await reader.get('checkout/addGiftCard', { gift_card_number: card.number, captcha: 'human' });
  const { order_number } = await reader.get('checkout/submit', {
    name: 'Ada Marsh',
    email: 'ada@example.org',
    phone: '(207) 555-0100',
    delivery_preference: pickup ? 'pickup' : 'ship',
    payment_choice: choice,
    ...(choice === 'credit_card' && { encrypted_cc_info: sandbox.token(store.webstoreName, testCard) }),
  });
  const seen = () => reader.get('order/get', { order_id: order_number });
  /** What each account of the ledger holds for this order: what was debited less what was credited. */
  const accounts = async () => {
    const rows = await t.db.query<{ account: string; amount: number }>(
      `select account, sum(amount)::int as amount from (
         select debit as account, amount from ledger_entry where store_id = $1
         union all select credit, -amount from ledger_entry where store_id = $1) e
       group by account having sum(amount) <> 0 order by account`,
      [store.id],
    );
    return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
  };
  /** Runs the job that sends refunds, and what the bank has given back since. */
  const settle = async () => {
    const log = pino({ level: 'silent' });
    await settlePayments({ ...t.shop, log, now: () => new Date(Date.now() + 1000) });
    const payments = sandbox.rows.flatMap((row) => ('payment' in row ? [row.payment] : []));
    return payments.at(-1)?.refunded ?? 0;
  };
  const balance = async () => {
    const rows = await t.db.query<{ balance: number }>('select balance from gift_card where id = $1', [
      card.id,
    ]);
    return rows[0]?.balance;
  };
  /** Runs the job that sends mails, and what it sent. */
  const letters = async () => {
    const mail = fakeMail();
    const { secret, stores } = t.shop;
    await sendMail({ db: t.db, log: pino({ level: 'silent' }), stores, mail, secret, mailKeepDays: 30 });
    return mail.sent;
  };
  return { ...shop, shop, books, card, order_number, sandbox, seen, accounts, settle, balance, letters };
}
