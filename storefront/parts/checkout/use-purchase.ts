import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '../../../contract/action.ts';
import type { Cart } from '../../../contract/cart.ts';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { type Adjustment, adjustmentsOf, unavailableItems } from '../cart/adjustments.ts';
import { asksForAccount } from '../cart/checkout-gate.ts';
import { problemFor } from '../cart/notice-codes.ts';
import { useSession } from '../session/session-provider.tsx';
import { Attempt } from './attempt.ts';
import { backToCartPath, misfitOf } from './back-to-cart.ts';
import { changedText, seenLines } from './changed-text.ts';
import { nothingOrderedPath } from './nothing-ordered-path.ts';
import { placedOrderPath } from './order-path.ts';
import { isAboutFields, problemsOfRefusal, sentenceOf } from './purchase-problems.ts';
import { refusalText, refusedLines } from './refused-lines.ts';
import { submissionOf } from './submission.ts';
import type { CheckedForm } from './use-checked-form.ts';
import { usePickupLocation } from './use-pickup-location.ts';

/** A second press within this time is the same press (CHECKOUT-045). */
const guardMs = 1000;

export type Stop =
  /** 'We no longer have the inventory to fulfill this order.' (CHECKOUT-047) */
  | { kind: 'stock'; lines: Adjustment[] }
  /** 'Cart contains unavailable item(s)' (CHECKOUT-076) */
  | { kind: 'unavailable'; titles: string[] };

export interface Purchase {
  working: boolean;
  /** What went wrong with the order as a whole; '' for nothing. */
  sentence: string;
  /** The sentence asks a guest to log in (CHECKOUT-080). */
  asksForAccount: boolean;
  stop: Stop | null;
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
  /** What the shopper sees. */
  cart: Cart;
  checked: CheckedForm;
  /** What is wrong from the start: a form that was posted without JavaScript came back. */
  told: Told;
  /** The location that such a form had chosen. */
  postedLocation: number | null;
  onPlaced: () => void;
}

type Told = Pick<Purchase, 'sentence' | 'asksForAccount'>;
const nothing: Told = { sentence: '', asksForAccount: false };

/** Placing the order with JavaScript. */
export function usePurchase(props: UsePurchase): Purchase {
  const { uuid, cart, checked, told, postedLocation, onPlaced } = props;
  const { session, setCart, refresh } = useSession();
  const { show, dismiss } = useToasts();
  const navigate = useNavigate();
  const attempt = useRef<Attempt | null>(null);
  attempt.current ??= new Attempt(uuid);
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const lastToast = useRef(0);
  const [working, setWorking] = useState(false);
  const [{ sentence, asksForAccount: isForCustomers }, tell] = useState(told);
  const [stop, setStop] = useState<Stop | null>(null);
  const location = usePickupLocation(cart, postedLocation, (refused) => fail(refused.error, refused));
  const returnToCart = () => void navigate('/checkout/cart');

  async function tellOfEmptyCart() {
    await navigate(nothingOrderedPath);
    // The session may have ended. Refresh after navigating, not before: a reload would cancel the navigation.
    await refresh();
  }

  /** Banner, toast and inline (CHECKOUT-074). */
  function fail(text: string, refused?: { error_code: string }) {
    tell({ sentence: text, asksForAccount: refused !== undefined && asksForAccount(refused.error_code) });
    lastToast.current = show({ tone: 'error', message: text, isSilent: true });
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

  function tellOfChanges(fresh: Cart) {
    const changes = changedText(seenLines(cart), fresh);
    if (session?.logged_in || fresh.can_click_collect) fail(changes);
    else fail(`${changes} ${problemFor('guest_out_of_stock')}`, { error_code: 'guest_out_of_stock' });
  }

  /** Whether this cart can be ordered as the shopper saw it. */
  function stands(fresh: Cart): boolean {
    const titles = unavailableItems(fresh).map((item) => item.title_info.title);
    const lines = adjustmentsOf(fresh);
    const misfit = misfitOf(fresh, 'pickup');
    if (fresh.items.length === 0) void tellOfEmptyCart();
    else if (titles.length > 0) setStop({ kind: 'unavailable', titles });
    else if (lines.length > 0) setStop({ kind: 'stock', lines });
    else if (misfit) void navigate(backToCartPath(misfit));
    else if (fresh.checksum !== cart.checksum) tellOfChanges(fresh);
    else return true;
    return false;
  }

  async function place(current: Attempt) {
    // Unknown whether the last try arrived: the cart may be empty because the order exists.
    const isRepeated = current.isUncertain;
    if (!isRepeated && !(await location.settle())) return;
    const values = checked.read();
    if (!values) return;
    if (!isRepeated) {
      const fresh = await freshCart();
      if (!fresh || !stands(fresh)) return;
    }
    const answer = await current.place(call, submissionOf(values, cart.checksum));
    if (answer.ok) {
      onPlaced();
      void refresh();
      await navigate(placedOrderPath(answer.value), { state: answer.value });
      return;
    }
    const items = refusedLines(answer);
    switch (answer.error_code) {
      case 'cart_empty':
        return tellOfEmptyCart();
      case 'cart_unavailable':
        return setStop({ kind: 'unavailable', titles: items.map((i) => i.title) });
      case 'not_enough_stock':
        return setStop({
          kind: 'stock',
          lines: items.map((i) => ({ ...i, cartId: i.cart_id, available: i.onhand })),
        });
      case 'cart_changed': {
        const fresh = await freshCart();
        if (fresh) tellOfChanges(fresh);
        return;
      }
    }
    checked.blame(problemsOfRefusal(answer));
    fail(refusalText(answer), answer);
  }

  const isComplete = checked.alive && Object.keys(checked.open).length === 0;
  return {
    working,
    // Once the form is complete, nothing is missing or wrong any more.
    sentence: isAboutFields(sentence) && isComplete ? '' : sentence,
    asksForAccount: isForCustomers,
    stop,
    async submit() {
      const now = performance.now();
      if (working || now - lastPress.current < guardMs) return;
      tell(nothing);
      dismiss(lastToast.current);
      const problems = checked.insist();
      if (Object.keys(problems).length > 0) {
        tell({ ...nothing, sentence: sentenceOf(problems) });
        return;
      }
      lastPress.current = now;
      setWorking(true);
      try {
        if (attempt.current) await place(attempt.current);
      } catch (e) {
        fail(e instanceof CallFailed ? e.message : 'There was an error.');
      }
      setWorking(false);
    },
    async tryAgain() {
      setStop(null);
      try {
        const fresh = await freshCart();
        const misfit = fresh && misfitOf(fresh, 'pickup');
        if (misfit === 'cart_empty') await tellOfEmptyCart();
        else if (misfit) await navigate(backToCartPath(misfit));
      } catch (e) {
        fail(e instanceof CallFailed ? e.message : 'There was an error.');
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
