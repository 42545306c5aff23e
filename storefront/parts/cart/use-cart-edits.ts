import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '../../../contract/action.ts';
import type { Cart, CartItem } from '../../../contract/cart.ts';
import { useToasts } from '../../../ui/toast.tsx';
import { failedAnswer } from '../../failed-answer.ts';
import { call } from '../../http-call.ts';
import { useSession } from '../session/session-provider.tsx';
import { neighbourOf, recoverFocus } from './line-focus.ts';
import type { Question } from './question.ts';

/** Presses of + and − that follow one another within this time are sent as one change. */
const settleMs = 400;

export interface CartEdits {
  /** Quantity to show: what the shopper asked for, until the server has answered. */
  quantityOf(item: CartItem): number;
  /** Something is still on its way: totals on the page are not the last word. */
  busy: boolean;
  /** A shortage to be asked about, from the last quantity that was set. */
  question: Question | null;
  answer(quantity: number | null): void;
  setQuantity(item: CartItem, quantity: number): void;
  remove(item: CartItem): void;
  /** Any other change that answers with the cart; resolves to whether it was made. */
  change(work: () => Promise<Answer<{ cart: Cart }>>, failure?: string): Promise<boolean>;
  /** Sends what waits; once all is answered, resolves to whether the cart is now as the shopper asked. */
  settle(): Promise<boolean>;
}

interface Waiting {
  timer: number;
  send: () => void;
}

/** Changing the cart with JavaScript: at once on the page, in order and bundled on the wire. */
export function useCartEdits(): CartEdits {
  const { setCart } = useSession();
  const { show } = useToasts();
  const [asked, setAsked] = useState<ReadonlyMap<number, number>>(new Map());
  const [pending, setPending] = useState(0);
  const [question, setQuestion] = useState<(Question & { item: CartItem }) | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const unanswered = useRef(new Set<Promise<boolean>>());
  const waiting = useRef(new Map<number, Waiting>());
  /** Lines on their way out: they take no further change. */
  const leaving = useRef(new Set<number>());

  const change = useCallback<CartEdits['change']>(
    (work, failure) => {
      setPending((n) => n + 1);
      const done = queue.current.then(async () => {
        const answer = await work().catch(failedAnswer);
        if (answer.ok) setCart(answer.value.cart);
        else if (answer.error_code !== 'asked') {
          show({ tone: 'error', message: failure ?? answer.error });
          // Another window may have changed the cart: what the page shows of it is no longer to be trusted.
          const newest = await call('cart/get', {}).catch(failedAnswer);
          if (newest.ok) setCart(newest.value.cart);
        }
        setPending((n) => n - 1);
        unanswered.current.delete(done);
        return answer.ok;
      });
      queue.current = done;
      unanswered.current.add(done);
      return done;
    },
    [setCart, show],
  );

  const forget = useCallback((cartId: number, quantity: number) => {
    setAsked((all) => {
      if (all.get(cartId) !== quantity) return all;
      const rest = new Map(all);
      rest.delete(cartId);
      return rest;
    });
  }, []);

  const send = useCallback(
    (item: CartItem, quantity: number, order_rest: boolean) => {
      const { cart_id } = item.cart_info;
      const { eisbn, condition, title } = item.title_info;
      const set = async (): Promise<Answer<{ cart: Cart }>> => {
        const answer = await call('cart/add', { eisbn, condition, cart_id, quantity, order_rest });
        if (answer.ok || answer.error_code !== 'not_enough_stock') return answer;
        const stock = answer.error_data as { onhand: number; is_extra_orderable: boolean };
        if (stock.onhand < 1) return answer;
        setQuestion({
          kind: 'shortage',
          item,
          eisbn,
          condition,
          title,
          cartId: cart_id,
          requested: quantity,
          onhand: stock.onhand,
          isExtraOrderable: stock.is_extra_orderable,
          registryId: item.cart_info.gift_registry_id,
        });
        return { ok: false, error: answer.error, error_code: 'asked' };
      };
      void change(set).then(() => forget(cart_id, quantity));
    },
    [change, forget],
  );

  const setQuantity = useCallback(
    (item: CartItem, quantity: number, order_rest = false) => {
      const { cart_id } = item.cart_info;
      if (leaving.current.has(cart_id)) return;
      window.clearTimeout(waiting.current.get(cart_id)?.timer);
      setAsked((all) => new Map(all).set(cart_id, quantity));
      const go = () => {
        waiting.current.delete(cart_id);
        send(item, quantity, order_rest);
      };
      waiting.current.set(cart_id, { send: go, timer: window.setTimeout(go, settleMs) });
    },
    [send],
  );

  const flush = useCallback(() => {
    for (const { timer, send } of [...waiting.current.values()]) {
      window.clearTimeout(timer);
      send();
    }
  }, []);
  // Leaving the page must not lose the last press of a button.
  useEffect(() => flush, [flush]);

  return {
    quantityOf: ({ cart_info }) => asked.get(cart_info.cart_id) ?? cart_info.quantity,
    busy: pending > 0 || asked.size > 0,
    question,
    answer(quantity) {
      setQuestion(null);
      if (question && quantity !== null) {
        setQuantity(question.item, quantity, quantity > question.onhand);
      }
    },
    setQuantity,
    remove(item) {
      const { cart_id, position } = item.cart_info;
      if (leaving.current.has(cart_id)) return;
      leaving.current.add(cart_id);
      window.clearTimeout(waiting.current.get(cart_id)?.timer);
      waiting.current.delete(cart_id);
      const next = neighbourOf(position);
      void change(() => call('cart/removeItem', { cart_id })).then((removed) => {
        setAsked((all) => new Map([...all].filter(([id]) => id !== cart_id)));
        if (!removed) {
          leaving.current.delete(cart_id);
          return;
        }
        recoverFocus(next);
        const undo = () => change(() => putBack(item)).then((isBack) => isBack && recoverFocus(position));
        const action = { label: 'Undo', onPress: () => void undo() };
        show({ message: `${item.title_info.title} removed from cart.`, action });
      });
    },
    change,
    async settle() {
      flush();
      const made = await Promise.all(unanswered.current);
      return question === null && made.every(Boolean);
    },
  };
}

/** The shopper had agreed to all of it before. The line returns to its place. */
function putBack({ title_info: { eisbn, condition }, cart_info }: CartItem) {
  const { quantity, position, gift_registry_id } = cart_info;
  return call('cart/add', {
    eisbn,
    condition,
    quantity,
    position,
    gift_registry_id: gift_registry_id ?? undefined,
    order_rest: true,
    large_print_confirmed: true,
  });
}
