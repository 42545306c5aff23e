import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '../../../contract/action.ts';
import type { Cart } from '../../../contract/cart.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { callLink } from '../place/call-link.ts';
import { DrawnFor } from '../session/drawn-for.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import { AccountLinks } from './account-links.tsx';
import styles from './cart-view.module.css';
import { checkoutGate, type Gate } from './checkout-gate.ts';
import type { CartEdits } from './use-cart-edits.ts';

/** The way to the checkout, or what keeps it shut. A form first: without JavaScript it posts to the cart page. */
export function CheckoutStart({
  cart,
  edits,
  loggedIn,
}: {
  cart: Cart;
  edits: CartEdits;
  loggedIn: boolean;
}) {
  const settings = useSettings();
  const { session, setCart } = useSession();
  const { show } = useToasts();
  const navigate = useNavigate();
  const [working, setWorking] = useState(false);
  const gate = checkoutGate(cart, settings, loggedIn);
  if (gate) return <ShutGate gate={gate} cart={cart} />;

  async function start() {
    setWorking(true);
    await edits.settle();
    const location_id = session?.location_id ?? settings.store_info.multistore_info[0]?.id;
    try {
      const answer = await call('checkout/setDelivery', { delivery_preference: 'pickup', location_id });
      if (answer.ok) {
        setCart(answer.value.cart);
        await navigate('/purchase', { state: { delivery_method: 'pickup', custom: false } });
        return;
      }
      show({ tone: 'error', message: answer.error });
    } catch (e) {
      show({ tone: 'error', message: e instanceof CallFailed ? e.message : 'There was an error.' });
    }
    setWorking(false);
  }
  return (
    <form
      method="post"
      action="/checkout/cart"
      onSubmit={(event) => {
        event.preventDefault();
        if (!working) void start();
      }}
    >
      <DrawnFor />
      <input type="hidden" name="intent" value="checkout" />
      <Button type="submit" variant="primary" size="l" block pending={working}>
        Checkout
      </Button>
      <p className={styles.pickup}>Pick up in store. You pay when you collect your order.</p>
    </form>
  );
}

/** What an account would open. */
const forCustomers: readonly Gate['kind'][] = ['account', 'gift_card', 'out_of_stock'];

/** Checkout is hidden; what is wrong stands in its place, with a way on. */
function ShutGate({ gate, cart }: { gate: Gate; cart: Cart }) {
  const { store_info: store } = useSettings();
  const missing = cart.items.filter((item) => item.cart_info.backorder_quantity > 0);
  return (
    <Notice tone={gate.kind === 'minimum' ? 'danger' : 'warning'} role="status">
      <p>{gate.sentence}</p>
      {gate.kind === 'out_of_stock' && (
        <>
          <ul>
            {missing.map(({ cart_info, title_info }) => (
              <li key={cart_info.cart_id}>
                {title_info.title}: {cart_info.backorder_quantity} to be ordered
              </li>
            ))}
          </ul>
          {store.multistore_info.length > 1 && (
            <p>
              <a href="/location?back=/checkout/cart">Look at another location</a>
            </p>
          )}
        </>
      )}
      {gate.kind === 'minimum' && (
        <div>
          <LinkButton href="/browse/filter" size="s">
            Continue shopping
          </LinkButton>
        </div>
      )}
      {forCustomers.includes(gate.kind) && <AccountLinks />}
      {forCustomers.includes(gate.kind) && store.phone && (
        <p>
          You can also call us at <a href={callLink(store.phone)}>{store.phone}</a> to order.
        </p>
      )}
    </Notice>
  );
}
