import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Cart, CartItem } from '../../../contract/cart.ts';
import type { ImpulseOffer } from '../../../contract/impulse-buy.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { callLink } from '../location/call-link.ts';
import { useSession } from '../session/session-provider.tsx';
import { useSettings } from '../session/use-settings.ts';
import type { DeliveryMethod } from '../shipping/delivery-methods.ts';
import { MethodChoice, NothingOpen } from '../shipping/method-choice.tsx';
import { AccountLinks } from './account-links.tsx';
import { BuyBar } from './buy-bar.tsx';
import type { BeginCheckout } from './cart-change.ts';
import styles from './cart-view.module.css';
import { changeCart } from './change-cart.ts';
import { ChangeForm } from './change-form.tsx';
import { asksForAccount, checkoutGate, type Gate } from './checkout-gate.ts';
import { impulseOffer } from './impulse-offer.ts';
import { useIsShown } from './use-is-shown.ts';

const impulseDialog = popupCode(() => import('./impulse-dialog.tsx'));

/**
 * The way to the checkout with the totals (`children`) right above the button, or what keeps it shut. A form first: without
 * JavaScript it posts to the cart page.
 */
export function CheckoutStart({
  cart,
  methods,
  method,
  onChoose,
  children,
  total,
  settle,
  loggedIn,
  locationId,
}: {
  cart: Cart;
  methods: readonly DeliveryMethod[];
  method: DeliveryMethod | undefined;
  onChoose: (type: string) => void;
  children: ReactNode;
  /** The sum of them, for where a phone shows no more. */
  total: ReactNode;
  /** Waits for changes on their way; resolves to whether all were made. */
  settle: () => Promise<boolean>;
  loggedIn: boolean;
  locationId: number | null;
}) {
  const settings = useSettings();
  const { setCart } = useSession();
  const { show } = useToasts();
  const navigate = useNavigate();
  const [working, setWorking] = useState(false);
  const [offer, setOffer] = useState<ImpulseOffer>();
  const here = useIsShown();
  const button = useRef<HTMLButtonElement>(null);
  const gate = checkoutGate(cart, settings, loggedIn);
  if (gate) {
    return (
      <>
        {children}
        <ShutGate gate={gate} cart={cart} />
      </>
    );
  }
  if (methods.length > 0 && !method) {
    return (
      <>
        {children}
        <NothingOpen methods={methods} />
      </>
    );
  }
  const delivery = method?.type ?? 'pickup';
  const isChoice = methods.length > 1;
  const beginning: BeginCheckout = {
    intent: 'checkout',
    delivery_preference: delivery,
    location_id: locationId === null ? settings.store_info.multistore_info[0]?.id : undefined,
  };

  async function start() {
    setWorking(true);
    try {
      // A change was refused: the shopper has read why, or is being asked.
      if (!(await settle())) return;
      const outcome = await changeCart(call, beginning);
      // The shopper has left the cart meanwhile: they are not taken away from where they went.
      if (!here.current) return;
      if ('cart' in outcome) {
        setCart(outcome.cart);
        const impulse = await impulseOffer(call, { delivery, cart: outcome.cart, settings });
        if (!here.current) return;
        if (impulse.problem) show({ tone: 'error', message: impulse.problem });
        if (impulse.offer) setOffer(impulse.offer);
        else await goOn();
      } else if ('problem' in outcome) show({ tone: 'error', message: outcome.sentence });
    } finally {
      // Also when the checkout page has sent the shopper back here.
      setWorking(false);
    }
  }
  const goOn = () =>
    navigate('/purchase', { state: { delivery_method: delivery, custom: delivery.startsWith('custom') } });

  return (
    <>
      <ChangeForm
        // With a choice, the radio buttons say it.
        fields={isChoice ? { ...beginning, delivery_preference: undefined } : beginning}
        onSubmit={() => void (working || start())}
      >
        {isChoice && <MethodChoice methods={methods} chosen={delivery} onChoose={onChoose} />}
        <div className={styles.totals}>{children}</div>
        {!isChoice && cart.pickup_ready && <p className={styles.ready}>{cart.pickup_ready}</p>}
        <Button ref={button} type="submit" variant="primary" size="l" block pending={working}>
          {m.cart_checkout()}
        </Button>
        <BuyBar
          own={button}
          early
          copy={m.cart_item_count({ count: cart.summary.total_quantity })}
          price={total}
        >
          <Button type="submit" variant="primary" pending={working}>
            {m.cart_checkout()}
          </Button>
        </BuyBar>
        {!isChoice && delivery === 'pickup' && <p className={styles.pickup}>{m.cart_pick_up_in_store()}</p>}
      </ChangeForm>
      {/* Not inside: it has forms of its own. */}
      {offer && (
        <LazyPopup
          code={impulseDialog}
          open
          offer={offer}
          onContinue={() => {
            setOffer(undefined);
            void goOn();
          }}
          onClose={() => setOffer(undefined)}
        />
      )}
    </>
  );
}

/** Another location has copies of it. */
const isElsewhere = ({ title_info }: CartItem) => title_info.available.status === 'elsewhere';

/** Checkout is hidden; what is wrong stands in its place, with a way on. */
function ShutGate({ gate, cart }: { gate: Gate; cart: Cart }) {
  const { store_info: store } = useSettings();
  const missing = cart.items.filter((item) => item.cart_info.backorder_quantity > 0);
  return (
    <Notice tone={gate.code === 'below_order_minimum' ? 'danger' : 'warning'} role="status">
      <p>{gate.sentence}</p>
      {gate.code === 'guest_out_of_stock' && (
        <>
          {missing.length < cart.items.length && (
            <ul>
              {missing.map(({ cart_info, title_info }) => (
                <li key={cart_info.cart_id}>{title_info.title}</li>
              ))}
            </ul>
          )}
          {missing.some(isElsewhere) && (
            <div>
              <LinkButton href="/location?back=/checkout/cart" size="s">
                {m.cart_choose_another_location()}
              </LinkButton>
            </div>
          )}
        </>
      )}
      {gate.code === 'below_order_minimum' && (
        <div>
          <LinkButton href="/browse/filter" size="s">
            {m.cart_continue_shopping()}
          </LinkButton>
        </div>
      )}
      {gate.code === 'guest_checkout_disabled' ? (
        // CHECKOUT-050
        <LinkButton href="/account/login?back=/checkout/cart" variant="primary" block>
          {m.cart_checkout()}
        </LinkButton>
      ) : (
        asksForAccount(gate.code) && <AccountLinks />
      )}
      {asksForAccount(gate.code) && store.phone && (
        <p>
          <ParaglideMessage
            message={m.cart_call_us}
            inputs={{ number: store.phone }}
            markup={{ phone: ({ children }) => <a href={callLink(store.phone)}>{children}</a> }}
          />
        </p>
      )}
    </Notice>
  );
}
