import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Answer, CallFailed, type Refused } from '../../../contract/action.ts';
import type { Cart } from '../../../contract/cart.ts';
import { cardNeedsLogin } from '../../../contract/shipped-types.ts';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { asksForAccount as needsAccount } from '../cart/checkout-gate.ts';
import type { OwnChanges } from '../cart/use-own-changes.ts';
import { paysByForm } from '../payment/pays-by-form.ts';
import { type Payment, type Placed, usePayment } from '../payment/use-payment.ts';
import { appliedCode } from '../promo/applied-code.ts';
import { useSession } from '../session/session-provider.tsx';
import type { ShippingChoice } from '../shipping/use-shipping.ts';
import { Attempt } from './attempt.ts';
import { backToCartPath, misfitOf } from './back-to-cart.ts';
import { seenLines } from './changed-text.ts';
import { nothingOrderedPath } from './nothing-ordered-path.ts';
import { placedOrderPath } from './order-path.ts';
import type { PaymentChoice } from './payment-methods.ts';
import { afterRefusal, misfitOfCart, type Stop, type Unordered } from './purchase-outcome.ts';
import { sentenceOf } from './purchase-problems.ts';
import { submissionOf } from './submission.ts';
import type { CheckedForm } from './use-checked-form.ts';
import { usePickupLocation } from './use-pickup-location.ts';

/** A second press within this time is the same press (CHECKOUT-045). */
const guardMs = 1000;

export interface Purchase {
  working: boolean;
  /** What went wrong with the order as a whole; '' for nothing. */
  sentence: string;
  /** Single fields say the rest of the sentence. */
  isAboutFields: boolean;
  /** The sentence asks a guest to log in (CHECKOUT-080). */
  asksForAccount: boolean;
  stop: Stop | null;
  payment: Payment;
  submit(): Promise<void>;
  /** 'Try again' of the unavailable dialog: a fresh look at the cart. */
  tryAgain(): Promise<void>;
  returnToCart(): void;
  /** Where the order is collected, as the page shows it. */
  locationId: number | null;
  chooseLocation(id: number): void;
}

interface UsePurchase {
  uuid: string;
  /** What the page is about: 'pickup', 'ship' … */
  delivery: string;
  /** Used only for an order that is delivered to an address. */
  shipping: Pick<ShippingChoice, 'settle' | 'busy'> & { missingIn(cart: Cart): string };
  beside: Pick<OwnChanges, 'settle' | 'busy'>;
  /** What the shopper sees. */
  cart: Cart;
  choices: readonly PaymentChoice[];
  checked: CheckedForm;
  /** What is wrong from the start: a form that was posted without JavaScript came back. */
  told: Told;
  /** The location that such a form had chosen. */
  postedLocation: number | null;
  onPlaced: () => void;
}

type Told = Pick<Purchase, 'sentence' | 'isAboutFields' | 'asksForAccount'>;
const nothing: Told = { sentence: '', isAboutFields: false, asksForAccount: false };

/** Placing the order with JavaScript. */
export function usePurchase(props: UsePurchase): Purchase {
  const { uuid, delivery, shipping, beside, cart, choices, checked, told, postedLocation, onPlaced } = props;
  const { session, setCart, refresh } = useSession();
  const { show, dismiss } = useToasts();
  const navigate = useNavigate();
  const attempt = useRef<Attempt | null>(null);
  attempt.current ??= new Attempt(uuid);
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const lastToast = useRef(0);
  const [working, setWorking] = useState(false);
  const [{ sentence, isAboutFields, asksForAccount }, tell] = useState(told);
  const [stop, setStop] = useState<Stop | null>(null);
  const location = usePickupLocation(cart, delivery, postedLocation, (refused) =>
    fail(refused.error, needsAccount(refused.error_code)),
  );
  const returnToCart = () => void navigate('/checkout/cart');

  /** Banner, toast and inline (CHECKOUT-074). */
  function fail(text: string, isForAccount = false) {
    tell({ ...nothing, sentence: text, asksForAccount: isForAccount });
    lastToast.current = show({ tone: 'error', message: text, isSilent: true });
  }

  async function leave(path: string) {
    await navigate(path);
    // The session may have ended. Refresh after navigating, not before: a reload would cancel the navigation.
    if (path === nothingOrderedPath) await refresh();
  }

  async function tellWhy(outcome: Unordered) {
    if (outcome.kind === 'leave') return leave(outcome.path);
    if (outcome.kind === 'stop') return setStop(outcome.stop);
    if (outcome.cart) setCart(outcome.cart);
    if (outcome.problems) checked.blame(outcome.problems);
    fail(outcome.sentence, outcome.asksForAccount);
  }

  /** The newest cart; null after showing the shopper why it failed. */
  async function freshCart(): Promise<Cart | null> {
    const answer = await call('cart/get', {});
    if (!answer.ok) {
      fail(answer.error);
      return null;
    }
    setCart(answer.value.cart);
    return answer.value.cart;
  }

  const shown = () => ({ lines: seenLines(cart), loggedIn: session?.logged_in ?? false, delivery });

  /** The cart as it may be ordered: as the shopper has seen it. Null after saying why it may not. */
  async function readyCart(): Promise<Cart | null> {
    // Unknown whether the last try arrived: the cart may be empty because the order exists.
    if (attempt.current?.isUncertain) return cart;
    const byChoice = shipping.busy || beside.busy || location.id !== cart.pickup_location_id;
    if (!(await shipping.settle()) || !(await location.settle()) || !(await beside.settle())) return null;
    const fresh = await freshCart();
    if (!fresh) return null;
    const misfit = misfitOfCart(fresh, cart, { ...shown(), byChoice });
    const missing = misfit ? '' : shipping.missingIn(fresh);
    if (misfit) await tellWhy(misfit);
    if (missing) {
      fail(missing);
      document.getElementById('shipping-address')?.focus();
    }
    return misfit || missing ? null : fresh;
  }

  async function place(token: string, agreed = cart): Promise<Answer<Placed>> {
    const values = checked.read();
    if (!values || !attempt.current) throw new Error('the form is on the page');
    const submission = submissionOf(values, { checksum: agreed.checksum, code: appliedCode(agreed) });
    const answer = await attempt.current.place(call, {
      ...submission,
      ...(token && { encrypted_cc_info: token }),
    });
    // What comes next is another attempt, whether this one is paid or given up.
    if (answer.ok && answer.value.payment) attempt.current = new Attempt(crypto.randomUUID());
    return answer;
  }

  async function arrive(order: Placed) {
    onPlaced();
    await navigate(placedOrderPath(order), { state: order });
    // The cart is empty now. Not before: this page would show it so until the next one is here.
    void refresh();
  }

  async function tellRefused(refused: Refused) {
    const values = checked.read();
    if (values) await tellWhy(await afterRefusal(call, refused, shown(), values));
  }

  const payment = usePayment({
    offersForm: choices.some(paysByForm),
    cardNeedsLogin: cardNeedsLogin(delivery, session?.logged_in ?? false),
    chosen: checked.payment,
    onBack: checked.choosePayment,
    place,
    onPaid: arrive,
    onRefused: tellRefused,
    onStartOver: returnToCart,
  });

  const isComplete = checked.alive && Object.keys(checked.open).length === 0;
  return {
    working,
    // Once the form is complete, nothing is missing or wrong any more.
    sentence: isAboutFields && isComplete ? '' : sentence,
    isAboutFields,
    asksForAccount,
    stop,
    payment,
    async submit() {
      const now = performance.now();
      if (working || now - lastPress.current < guardMs) return;
      tell(nothing);
      dismiss(lastToast.current);
      const problems = checked.insist();
      if (Object.keys(problems).length > 0) {
        tell({ ...nothing, sentence: sentenceOf(problems), isAboutFields: true });
        return;
      }
      lastPress.current = now;
      setWorking(true);
      try {
        const ready = await readyCart();
        // No order was placed: the shopper can send again as soon as the problem is fixed.
        if (!ready) lastPress.current = Number.NEGATIVE_INFINITY;
        else {
          if (paysByForm(checked.payment)) {
            payment.open(checked.payment);
            // Nothing was ordered yet: a shopper who closes the dialog can press at once.
            lastPress.current = Number.NEGATIVE_INFINITY;
          } else {
            const answer = await place('', ready);
            await (answer.ok ? arrive(answer.value) : tellRefused(answer));
          }
        }
      } catch (e) {
        fail(e instanceof CallFailed ? e.message : m.common_error());
      }
      setWorking(false);
    },
    async tryAgain() {
      setStop(null);
      try {
        const fresh = await freshCart();
        const misfit = fresh && misfitOf(fresh, delivery);
        if (misfit) await leave(misfit === 'cart_empty' ? nothingOrderedPath : backToCartPath(misfit));
      } catch (e) {
        fail(e instanceof CallFailed ? e.message : m.common_error());
      }
    },
    returnToCart,
    locationId: location.id,
    chooseLocation(id) {
      tell(nothing);
      void location.choose(id);
    },
  };
}
