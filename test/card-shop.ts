import type { Input } from '../contract/actions.ts';
import type { PaymentProvider } from '../server/providers/payment/payment.ts';
import { signUp } from './accounts.ts';
import { testSandbox } from './sandbox.ts';
import type { SellingShop } from './selling-shop.ts';

/**
 * A store that takes cards, with a customer who has one copy of a book of 18.00 in the cart. `change` puts other methods in place
 * of the provider's own.
 */
export async function cardShop(
  open: (with_: { settings: object }) => Promise<SellingShop>,
  change: (provider: PaymentProvider) => Partial<PaymentProvider> = () => ({}),
) {
  const shop = await open({ settings: { checkout_info: { card_provider: 'sandbox' } } });
  const account = shop.store.webstoreName;
  const sandbox = testSandbox();
  const own = sandbox.open({ account });
  const provider = { ...own, ...change(own) };
  shop.t.shop.payments = { open: async () => provider };
  await signUp(shop.reader);
  const book = await shop.aBook(3);
  await shop.reader.get('cart/add', { eisbn: book.eisbn });
  const submission = (number = '4242424242424242'): Input<'checkout/submit'> => ({
    name: 'Ada Reader',
    email: 'ada@example.org',
    phone: '(207) 555-0100',
    delivery_preference: 'pickup',
    payment_choice: 'credit_card',
    encrypted_cc_info: sandbox.token(account, number),
  });
  const orders = () =>
    shop.t.db.query<{ status: string; total: number; state: string | null; amount: number | null }>(
      `select o.status, o.total, p.state, p.amount from customer_order o left join payment p on p.order_id = o.id
       where o.store_id = $1 order by o.id`,
      [shop.store.id],
    );
  const ledger = () =>
    shop.t.db.query<{ debit: string; credit: string; amount: number; currency: string }>(
      'select debit, credit, amount, currency from ledger_entry where store_id = $1 order by id',
      [shop.store.id],
    );
  return { ...shop, sandbox, provider, book, submission, orders, ledger };
}
